import type { ComponentProps, ReactNode } from 'react'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { Section } from '~/components/section.tsx'
import { Steps } from '~/sections/shared/steps.tsx'
import type { Step } from '../../../content/model/blocks.ts'

type PictureStepsProps = {
  id: string
  title: string
  text?: string | undefined
  steps: readonly Step[]
  picture: { source: PictureSource; alt: string }
  ground?: ComponentProps<typeof Section>['ground']
  /** Below the steps, for example a button. */
  children?: ReactNode
}

/** A picture of the rooms beside the way through them. */
export function PictureSteps({
  id,
  title,
  text,
  steps,
  picture,
  ground = 'cream',
  children,
}: PictureStepsProps) {
  return (
    <Section labelledBy={id} ground={ground ?? 'cream'}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-center">
        <Picture
          source={picture.source}
          alt={picture.alt}
          sizes="(width >= 75rem) 568px, (width >= 64rem) 46vw, 92vw"
          className="aspect-[16/9] h-auto w-full rounded-card object-cover shadow-card lg:aspect-square"
        />
        <div>
          <h2 id={id} className="text-h2">
            {title}
          </h2>
          {text && <p className="mt-4 text-ink-soft text-lead">{text}</p>}
          <Steps steps={steps} layout="column" className="mt-9" />
          {children}
        </div>
      </div>
    </Section>
  )
}
