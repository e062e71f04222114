import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names.ts'

type SectionHeadingProps = {
  id: string
  title: string
  intro?: string | undefined
  /** Controls at the far end of the line, for example a carousel's buttons. */
  aside?: ReactNode
  onDark?: boolean
}

export function SectionHeading({ id, title, intro, aside, onDark = false }: SectionHeadingProps) {
  return (
    <div className="section-heading mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:mb-12 md:flex-nowrap">
      <div className="max-w-text">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {intro && (
          <p className={classNames('mt-3 text-lead', onDark ? 'text-white/90' : 'text-ink-soft')}>
            {intro}
          </p>
        )}
      </div>
      {aside}
    </div>
  )
}
