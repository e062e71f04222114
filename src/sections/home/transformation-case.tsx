import { slug } from 'github-slugger'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '~/components/badge.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { Transformation, TransformationsSection } from '~/content/transformation.ts'

type TransformationCaseProps = {
  item: Transformation
  /** `3 / 10` */
  place: string
  labels: TransformationsSection
  /** The pictures under their divider. */
  children: ReactNode
}

/** The picture first, the words beside it or, on phones, beneath. */
export function TransformationCase(props: TransformationCaseProps) {
  const { item, place, labels, children } = props
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
  before: PictureSource
  after: PictureSource
  labels: TransformationsSection
}

/** The picture after treatment lies over the one before it, as far as the divider shows it. */
export function CasePictures({ before, after, labels }: CasePicturesProps) {
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
