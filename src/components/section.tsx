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

export type Ground = keyof typeof grounds

const spaces = {
  quiet: 'section-space-quiet',
  usual: 'section-space',
  grand: 'section-space-grand',
} as const

type SectionProps = {
  /** Anchor that navigation scrolls to. */
  id?: string
  /** Id of the heading that names the section. */
  labelledBy: string
  ground?: Ground
  /** How much of the page it weighs: empty space follows. */
  space?: keyof typeof spaces
  className?: string
  children: ReactNode
}

/** A band of the page with its ground colour, space and container. */
export function Section(props: SectionProps) {
  const { id, labelledBy, ground = 'cream', space = 'usual', className, children } = props
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(grounds[ground], className)}
    >
      <div className={classNames('container-page', spaces[space])}>{children}</div>
    </section>
  )
}

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
