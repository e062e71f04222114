import { slug } from 'github-slugger'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '~/components/badge.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { Section } from '~/components/section.tsx'
import type {
  Transformation,
  TransformationsSection as TransformationsSectionContent,
} from '~/content/transformation.ts'

type TransformationsSectionProps = { content: TransformationsSectionContent; children: ReactNode }

export function TransformationsSection({ content, children }: TransformationsSectionProps) {
  return (
    <Section id="transformations" labelledBy="transformations-title" ground="mint" space="grand">
      {children}
      <div className="mt-6 grid gap-x-14 gap-y-3 border-brand/25 border-t-2 pt-6 md:mt-10 lg:grid-cols-[3fr_2fr]">
        <p className="max-w-text text-lead">{content.intro}</p>
        <p className="max-w-text text-ink-soft text-small">{content.note}</p>
      </div>
    </Section>
  )
}

export function TransformationsHeading({ content }: { content: TransformationsSectionContent }) {
  return (
    <div className="mb-6 md:mb-10">
      <Badge look="white">{content.eyebrow}</Badge>
      <h2 id="transformations-title" className="mt-4 text-h2">
        {content.title}
      </h2>
    </div>
  )
}

type CaseProps = {
  labels: TransformationsSectionContent
  item: Transformation
  /** `3 / 10` */
  place: string
  /** The pictures under their divider. */
  children: ReactNode
}

/** The picture first, the words beside it or, on phones, beneath. */
export function Case({ labels, item, place, children }: CaseProps) {
  return (
    <article
      id={slug(item.procedure)}
      className="grid items-center gap-x-14 gap-y-5 lg:grid-cols-[3fr_2fr]"
    >
      {children}
      <div>
        <div className="flex items-center justify-between">
          {item.sample && <Badge look="white">{labels.illustrationLabel}</Badge>}
          {/* The slide's own name says it to those who listen. */}
          <p
            className="ml-auto font-semibold text-ink-soft text-small tabular-nums md:hidden"
            aria-hidden="true"
          >
            {place}
          </p>
        </div>
        <h3 className="mt-4 text-[clamp(1.625rem,1.3rem+1.4vw,2.5rem)] leading-tight">
          {item.procedure}
        </h3>
        <p className="mt-3 flex items-center gap-2.5 font-semibold text-brand-dark md:mt-4">
          <Clock className="size-5" />
          {`${labels.durationLabel}: ${item.duration}`}
        </p>
        <p className="mt-3 max-w-text text-ink-soft md:mt-4">{item.description}</p>
      </div>
    </article>
  )
}

type CasePicturesProps = {
  labels: TransformationsSectionContent
  before: PictureSource
  after: PictureSource
}

/** The picture after treatment lies over the one before it, as far as the divider shows it. */
export function CasePictures({ labels, before, after }: CasePicturesProps) {
  return (
    <>
      <figure className="before-after-left">
        <CasePicture source={before} />
        <figcaption>{labels.beforeLabel}</figcaption>
      </figure>
      <figure className="before-after-right">
        <CasePicture source={after} />
        <figcaption>{labels.afterLabel}</figcaption>
      </figure>
    </>
  )
}

function CasePicture({ source }: { source: PictureSource }) {
  return (
    <Picture
      source={source}
      sizes="(width >= 75rem) 690px, (width >= 64rem) 56vw, 92vw"
      className="size-full object-cover"
    />
  )
}
