import { classNames } from '~/lib/class-names.ts'

type TickListProps = { items: readonly string[]; className?: string }

/** The ticks are drawn by the style sheet: pages have dozens of them. */
export const TickList = ({ items, className }: TickListProps) => (
  <ul className={classNames('tick-list space-y-2.5', className)}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
