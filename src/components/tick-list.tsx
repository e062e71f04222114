import { classNames } from '~/lib/class-names.ts'

/** The ticks are drawn by the style sheet: pages have dozens of them. */
export const TickList = ({
  items,
  className,
}: {
  items: readonly string[]
  className?: string
}) => (
  <ul className={classNames('tick-list space-y-2.5', className)}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
