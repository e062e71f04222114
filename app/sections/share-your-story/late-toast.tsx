import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { StoryToast } from './story-toast.tsx'

type ToastProps = ComponentProps<typeof StoryToast>

/**
 * The toast's script is fetched when the visitor begins to fill in the form. Should it not arrive,
 * the message is said in the page all the same.
 */
export function LateToast(props: ToastProps & { isWanted: boolean }) {
  const { isWanted, ...toast } = props
  const [Toast, setToast] = useState<ComponentType<ToastProps>>()
  useEffect(() => {
    if (!isWanted) return
    import('./story-toast.tsx').then(
      ({ StoryToast }) => setToast(() => StoryToast),
      () => {},
    )
  }, [isWanted])
  if (Toast) return <Toast {...toast} />
  if (!toast.message) return null
  return (
    <p role="alert" className="mt-6 rounded-card border-2 border-brand p-5">
      <strong className="block">{toast.message.title}</strong>
      {toast.message.text}
    </p>
  )
}
