import { slug } from 'github-slugger'
import { Check } from 'lucide-react'
import { Badge } from '~/components/badge.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import type { About as AboutContent, FeatureCard } from '~/content/home.ts'
import { classNames } from '~/lib/class-names.ts'

type AboutProps = {
  content: AboutContent
  picture: PictureSource
  figures: readonly { value: string; label: string }[]
  invisalign: string
}

/** Who we are, in figures, words, values and four feature cards (SPEC §1). */
export function About({ content, picture, figures, invisalign }: AboutProps) {
  return (
    <section id="about" aria-labelledby="about-title" className="bg-white">
      <FigureBand figures={figures} sentence={invisalign} />
      <div className="container-page section-space">
        <div className="grid items-center gap-x-16 gap-y-7 lg:grid-cols-2">
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
          </div>
          <Picture
            source={picture}
            sizes="(width >= 75rem) 570px, (width >= 64rem) 46vw, 92vw"
            className="aspect-4/3 w-full rounded-card object-cover"
          />
        </div>
        <h3 id="values" className="mt-8 font-display text-h3 md:mt-20">
          {content.valuesTitle}
        </h3>
        <ul className="mt-4 grid gap-x-8 gap-y-5 border-line border-t-2 pt-6 sm:mt-6 sm:gap-y-8 sm:pt-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-0">
          {content.values.map(({ icon, title, description }) => (
            <li key={title} className="lg:row-span-2 lg:grid lg:grid-rows-subgrid">
              <p className="flex items-center gap-3 font-semibold sm:block lg:text-[1rem]">
                <TreatmentIcon
                  name={icon}
                  className="size-8 shrink-0 text-brand sm:mb-3 sm:size-9"
                />
                {title}
              </p>
              <p className="mt-1 text-ink-soft text-small sm:mt-1.5">{description}</p>
            </li>
          ))}
        </ul>
        <Features features={content.features} />
      </div>
    </section>
  )
}

/** Years, patients and clinics on one dark band from edge to edge, between the hero and the words. */
function FigureBand({ figures, sentence }: { figures: AboutProps['figures']; sentence: string }) {
  return (
    <div className="bg-ink text-white">
      <div className="container-page grid items-center gap-x-12 gap-y-5 py-7 lg:grid-cols-[2fr_1fr]">
        <dl className="flex flex-wrap justify-between gap-x-5 gap-y-4 lg:justify-start lg:gap-x-16">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-small text-white/85 max-sm:text-tiny">{label}</dt>
              <dd className="font-display text-[1.75rem] leading-tight md:text-[2.25rem]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <p className="border-white/25 border-t pt-4 text-small text-white/95 md:text-body lg:border-t-0 lg:border-l lg:py-1 lg:pl-8">
          {sentence}
        </p>
      </div>
    </div>
  )
}

const featureGrounds = ['bg-mint', 'bg-ink text-white', 'bg-peach-soft', 'bg-cream'] as const

/** Uneven on purpose: the card with a list stands tall beside the others. */
function Features({ features }: { features: readonly FeatureCard[] }) {
  return (
    <ul className="mt-8 grid gap-2.5 sm:mt-14 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {features.map(({ icon, title, description, list }, index) => (
        <li
          key={title}
          className={classNames(
            'rounded-card px-5 py-4 max-sm:text-small sm:py-5 md:p-8',
            featureGrounds[index % featureGrounds.length],
            list && 'sm:col-start-2 sm:row-span-2 sm:row-start-1 lg:col-start-3',
            index === features.length - 1 && 'sm:max-lg:col-span-2 lg:col-span-2',
          )}
        >
          <div className="flex items-center gap-3 sm:block">
            <TreatmentIcon
              name={icon}
              className={classNames('size-9 sm:size-10', !list && 'text-brand')}
            />
            <h3 id={slug(title)} className="text-h3 sm:mt-4">
              {title}
            </h3>
          </div>
          <p className={`mt-1.5 max-w-[52ch] sm:mt-2 ${list ? 'text-white/90' : 'text-ink-soft'}`}>
            {description}
          </p>
          {list && (
            <ul className="mt-4 grid grid-cols-2 gap-3 sm:mt-6 sm:grid-cols-1">
              {list.map((item) => (
                <li key={item} className="flex items-center gap-2 font-medium sm:gap-3">
                  <Check className="size-6 shrink-0 rounded-pill bg-white/15 p-1" strokeWidth={3} />
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
