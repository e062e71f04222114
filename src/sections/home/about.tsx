import { Check } from 'lucide-react'
import { Badge } from '~/components/badge.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { Section } from '~/components/section.tsx'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import { classNames } from '~/lib/class-names.ts'
import type { About as AboutContent, FeatureCard } from '../../../content/model/about.ts'

type AboutProps = {
  content: AboutContent
  picture: PictureSource
  figures: readonly { value: string; label: string }[]
  invisalign: string
}

/** Who we are, in words, figures, values and four feature cards (SPEC §1). */
export function About({ content, picture, figures, invisalign }: AboutProps) {
  return (
    <Section id="about" labelledBy="about-title" ground="white">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <Badge>{content.eyebrow}</Badge>
          <h2 id="about-title" className="mt-4 text-h2">
            {content.title}
          </h2>
          <div className="mt-5 max-w-text space-y-4 text-ink-soft">
            {content.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <dl className="mt-8 grid grid-cols-3 gap-x-3 sm:flex sm:gap-x-10">
            {figures.map(({ value, label }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end border-coral border-l-4 pl-3 sm:pl-4"
              >
                <dt className="text-ink-soft text-small max-sm:text-tiny">{label}</dt>
                <dd className="font-display text-[1.5rem] leading-tight sm:text-[1.75rem] md:text-[2.125rem]">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <Picture
            source={picture}
            alt={content.image.alt}
            sizes="(width >= 75rem) 570px, (width >= 64rem) 46vw, 92vw"
            className="aspect-4/3 w-full rounded-card object-cover"
          />
          <p className="relative mx-4 -mt-24 rounded-inner print:mt-2 bg-white p-5 font-display text-h3 shadow-raised sm:mx-8 sm:max-w-[21rem]">
            {invisalign}
          </p>
        </div>
      </div>
      <h3 className="mt-16 font-display text-h3 md:mt-24">{content.valuesTitle}</h3>
      <ul className="mt-6 grid gap-x-8 gap-y-6 border-line border-t-2 pt-8 sm:gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {content.values.map(({ icon, title, description }) => (
          <li key={title} className="flex gap-4 sm:block">
            <TreatmentIcon name={icon} className="size-9 shrink-0 text-brand" />
            <div className="sm:mt-3">
              <p className="font-semibold">{title}</p>
              <p className="mt-1.5 text-ink-soft text-small">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <Features features={content.features} />
    </Section>
  )
}

const featureGrounds = ['bg-mint', 'bg-ink text-white', 'bg-peach-soft', 'bg-cream'] as const

/** Uneven on purpose: the card with a list stands tall beside the others. */
function Features({ features }: { features: readonly FeatureCard[] }) {
  return (
    <ul className="mt-14 grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {features.map(({ icon, title, description, list }, index) => (
        <li
          key={title}
          className={classNames(
            'rounded-card p-6 md:p-8',
            featureGrounds[index % featureGrounds.length],
            list && 'sm:col-start-2 sm:row-span-2 sm:row-start-1 lg:col-start-3',
            index === features.length - 1 && 'sm:max-lg:col-span-2 lg:col-span-2',
          )}
        >
          <TreatmentIcon name={icon} className={classNames('size-10', !list && 'text-brand')} />
          <h3 className="mt-4 text-h3">{title}</h3>
          <p className={classNames('mt-2 max-w-[52ch]', list ? 'text-white/90' : 'text-ink-soft')}>
            {description}
          </p>
          {list && (
            <ul className="mt-6 space-y-3">
              {list.map((item) => (
                <li key={item} className="flex items-center gap-3 font-medium">
                  <Check
                    className="size-6 shrink-0 rounded-pill bg-white/15 p-1"
                    strokeWidth={3}
                    aria-hidden="true"
                  />
                  {item}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
