import { CircleAlert, Heart, X } from 'lucide-react'
import { Toast } from 'radix-ui'

export type StoryMessage = { title: string; text: string; kind: 'problem' | 'thanks' }

const looks = {
  problem: { ground: 'border-problem bg-peach-soft', icon: 'bg-problem text-white' },
  thanks: { ground: 'border-brand bg-white', icon: 'bg-brand text-white' },
} as const

type StoryToastProps = { message: StoryMessage | null; closeLabel: string; onDismiss: () => void }

/** It stays until it is closed or replaced: nobody has to read against the clock. */
export function StoryToast({ message, closeLabel, onDismiss }: StoryToastProps) {
  if (!message) return null
  const look = looks[message.kind]
  const Icon = message.kind === 'problem' ? CircleAlert : Heart
  return (
    <Toast.Provider duration={Number.POSITIVE_INFINITY}>
      <Toast.Root
        key={message.title}
        onOpenChange={(isOpen) => !isOpen && onDismiss()}
        data-kind={message.kind}
        className={`story-toast flex items-start gap-4 rounded-card border-2 p-5 text-ink shadow-raised ${look.ground}`}
      >
        <span className={`grid size-10 shrink-0 place-items-center rounded-pill ${look.icon}`}>
          <Icon className="size-5" />
        </span>
        <div className="grow">
          {/* The space is for ears: both are announced as one text. */}
          <Toast.Title className="font-display text-h3">{message.title}</Toast.Title>{' '}
          <Toast.Description className="mt-1">{message.text}</Toast.Description>
        </div>
        <Toast.Close
          aria-label={closeLabel}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-ink/10"
        >
          <X className="size-5" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className="story-toasts" />
    </Toast.Provider>
  )
}
