import { Clock } from 'lucide-react'

/** How long a treatment takes. */
export function Duration({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-2 text-ink-soft text-small">
      <Clock className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
      <span>
        <span className="sr-only">Duration: </span>
        {text}
      </span>
    </p>
  )
}
