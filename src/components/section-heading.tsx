import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names.ts'

type HeadingWordsProps = {
  id: string
  title: string
  intro?: string | undefined
  onDark?: boolean
}

type SectionHeadingProps = HeadingWordsProps & {
  /** At the far end of the line: a picture, a button. */
  aside?: ReactNode
}

export function SectionHeading({ aside, ...words }: SectionHeadingProps) {
  return (
    <div className="section-heading mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:mb-12 md:flex-nowrap">
      <div className="max-w-text">
        <HeadingWords {...words} />
      </div>
      {aside}
    </div>
  )
}

export function HeadingWords({ id, title, intro, onDark = false }: HeadingWordsProps) {
  return (
    <>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {intro && (
        <p className={classNames('mt-3 text-lead', onDark ? 'text-white/90' : 'text-ink-soft')}>
          {intro}
        </p>
      )}
    </>
  )
}
