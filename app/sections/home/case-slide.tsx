import { Clock } from 'lucide-react'
import { Badge } from '~/components/badge.tsx'
import type { PictureSource } from '~/components/picture.tsx'
import type {
  Transformation,
  TransformationsSection,
} from '../../../content/model/transformation.ts'
import { BeforeAfter } from './before-after.tsx'

export type CaseContent = Transformation & { before: PictureSource; after: PictureSource }

export function CaseSlide({ item, labels }: { item: CaseContent; labels: TransformationsSection }) {
  return (
    <article className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-[3fr_2fr]">
      <BeforeAfter
        before={{ picture: item.before, alt: item.beforeImage.alt, label: labels.beforeLabel }}
        after={{ picture: item.after, alt: item.afterImage.alt, label: labels.afterLabel }}
        isSplit={item.splitImage}
        sliderLabel={labels.sliderLabel}
      />
      <div>
        {item.sample && <Badge look="white">{labels.illustrationLabel}</Badge>}
        <h3 className="mt-4 text-[clamp(1.625rem,1.3rem+1.4vw,2.5rem)] leading-tight">
          {item.procedure}
        </h3>
        <p className="mt-4 flex items-center gap-2.5 font-semibold text-brand-dark">
          <Clock className="size-5" aria-hidden="true" />
          {labels.durationLabel}: {item.duration}
        </p>
        <p className="mt-4 max-w-text text-ink-soft">{item.description}</p>
      </div>
    </article>
  )
}
