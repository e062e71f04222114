import { CircleAlert, Heart, X } from 'lucide-react'
import { useEffect, useRef } from 'react'

export type StoryMessage = { title: string; text: string; kind: 'problem' | 'thanks' }

const looks = {
  problem: { Icon: CircleAlert, ground: 'border-problem bg-peach-soft', icon: 'bg-problem' },
  thanks: { Icon: Heart, ground: 'border-brand bg-white', icon: 'bg-brand' },
} as const

type StoryToastProps = { message: StoryMessage | null; closeLabel: string; onDismiss: () => void }

/** It stays until it is closed or replaced: nobody has to read against the clock. */
export function StoryToast({ message, closeLabel, onDismiss }: StoryToastProps) {
  const box = useRef<HTMLDivElement>(null)
  // Open while it is empty: screen readers announce what comes into a region that is there already.
  // A browser without popovers shows it where its style puts it.
  useEffect(() => box.current?.showPopover?.(), [])
  useEffect(() => {
    if (!message) return
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [message, onDismiss])

  const card = message && <Card key={message.title} {...{ message, closeLabel, onDismiss }} />
  return (
    <div ref={box} popover="manual" className="story-toasts">
      <div role="status">{message?.kind === 'thanks' && card}</div>
      <div role="alert">{message?.kind === 'problem' && card}</div>
    </div>
  )
}

function Card({
  message: { title, text, kind },
  closeLabel,
  onDismiss,
}: StoryToastProps & { message: StoryMessage }) {
  const { Icon, ground, icon } = looks[kind]
  return (
    <div
      className={`story-toast flex items-start gap-4 rounded-card border-2 p-5 text-ink shadow-raised ${ground}`}
    >
      <span className={`grid size-10 shrink-0 place-items-center rounded-pill text-white ${icon}`}>
        <Icon className="size-5" />
      </span>
      <div className="grow">
        <p className="font-display text-h3">{title}</p>
        <p className="mt-1">{text}</p>
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onDismiss}
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-ink/10"
      >
        <X className="size-5" />
      </button>
    </div>
  )
}
