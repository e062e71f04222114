import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names.ts'

const grounds = {
  cream: 'bg-cream',
  white: 'bg-white',
  mint: 'bg-mint',
  peach: 'bg-peach-soft',
  ink: 'bg-ink text-white',
  nhs: 'bg-nhs text-white',
} as const

type SectionProps = {
  /** Anchor that navigation scrolls to (SPEC §2). */
  id?: string
  /** Id of the heading that names the section. */
  labelledBy: string
  ground?: keyof typeof grounds
  className?: string
  children: ReactNode
}

/** A band of the page with its ground colour, space and container. */
export function Section({ id, labelledBy, ground = 'cream', className, children }: SectionProps) {
  return (
    <section
      {...(id && { id })}
      aria-labelledby={labelledBy}
      className={classNames(grounds[ground], className)}
    >
      <div className="container-page section-space">{children}</div>
    </section>
  )
}
