import type { ComponentProps, ReactNode } from 'react'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { Section } from '~/components/section.tsx'
import { classNames } from '~/lib/class-names.ts'
import { PracticeInfo } from '~/sections/shared/practice-info.tsx'
import type { Heading } from '../../../content/model/blocks.ts'

type PracticePanelProps = ComponentProps<typeof PracticeInfo> & {
  heading: Heading
  /** Without one the heading takes its place beside the facts. */
  picture?: { source: PictureSource; alt: string }
  ground?: ComponentProps<typeof Section>['ground']
  /** A note below the facts, or below the heading where there is no picture. */
  children?: ReactNode
}

/** Where the practice is and when it is open: one card, half picture, half facts. */
export function PracticePanel({
  heading,
  picture,
  ground = 'cream',
  children,
  ...info
}: PracticePanelProps) {
  return (
    <Section labelledBy="practice-title" ground={ground ?? 'cream'}>
      <div
        className={classNames(
          'grid lg:grid-cols-[1fr_1.1fr]',
          picture ? 'overflow-hidden rounded-card bg-white shadow-card' : 'gap-x-16 gap-y-10',
        )}
      >
        {picture ? (
          <Picture
            source={picture.source}
            alt={picture.alt}
            sizes="(width >= 75rem) 568px, (width >= 64rem) 46vw, 92vw"
            className="aspect-[16/9] size-full object-cover lg:aspect-auto"
          />
        ) : (
          <div>
            <PanelHeading heading={heading} />
            {children}
          </div>
        )}
        <div className={classNames(picture && 'p-6 md:p-10 lg:p-12')}>
          {picture && <PanelHeading heading={heading} className="mb-8" />}
          <PracticeInfo {...info} />
          {picture && children}
        </div>
      </div>
    </Section>
  )
}

function PanelHeading({ heading, className }: { heading: Heading; className?: string }) {
  return (
    <div className={className}>
      <h2 id="practice-title" className="text-h2">
        {heading.title}
      </h2>
      {heading.intro && <p className="mt-3 text-ink-soft text-lead">{heading.intro}</p>}
    </div>
  )
}
