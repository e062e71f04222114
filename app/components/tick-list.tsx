import { Check } from 'lucide-react'
import { classNames } from '~/lib/class-names.ts'

export function TickList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('space-y-2.5', className)}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-pill bg-mint text-brand">
            <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
