import { Check, Star } from 'lucide-react'
import { ButtonLink } from '~/components/button-link.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { HomeHero } from '../../../content/model/hero.ts'

type Figure = { value: string; label: string }

type HeroProps = {
  content: HomeHero
  picture: PictureSource
  ratingLine: string
  figures: readonly Figure[]
}

export function Hero({ content, picture, ratingLine, figures }: HeroProps) {
  return (
    <section id="home" aria-labelledby="hero-title" className="overflow-hidden bg-cream">
      <div className="container-page relative grid items-center gap-x-8 pt-4 pb-10 md:grid-cols-[1.05fr_1fr] md:pt-12 md:pb-16">
        <div className="relative z-10">
          <p className="inline-flex items-center gap-2 rounded-pill bg-mint px-4 py-1.5 font-semibold text-small">
            <Star className="size-4 fill-ink" aria-hidden="true" />
            {ratingLine}
          </p>
          <h1 id="hero-title" className="mt-4 text-h1 md:mt-6">
            {content.title}
          </h1>
          <p className="mt-4 font-semibold text-lead">{content.subtitle}</p>
          <p className="mt-2 hidden max-w-[46ch] text-ink-soft text-lead sm:block">
            {content.lead}
          </p>
        </div>
        <div className="hero-disc relative order-first -mt-2 -mb-6 justify-self-end md:order-none md:row-span-2 md:my-0">
          <Picture
            source={picture}
            alt={content.image.alt}
            sizes="(width >= 75rem) 600px, (width >= 48rem) 48vw, 62vw"
            isFirstScreen
            className="relative w-[62vw] max-w-sm md:w-full md:max-w-none"
          />
        </div>
        <div className="relative z-10 md:self-start">
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={`/${content.bookAction.to}`}>{content.bookAction.label}</ButtonLink>
            <ButtonLink to={`/${content.teamAction.to}`} look="secondary">
              {content.teamAction.label}
            </ButtonLink>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
            {content.bullets.map((bullet) => (
              <li key={bullet} className="flex items-center gap-2 text-small">
                <Check
                  className="size-5 rounded-pill bg-mint p-1 text-brand"
                  strokeWidth={3}
                  aria-hidden="true"
                />
                {bullet}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <TrustStrip figures={figures} />
    </section>
  )
}

/** Patients, clinics and years, on one dark band under the hero. */
function TrustStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="container-page relative pb-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-6 rounded-card bg-ink px-6 py-7 text-white md:grid-cols-4 md:px-10">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end md:border-white/20 md:not-first:border-l md:not-first:pl-8"
          >
            <dt className="text-small text-white/85">{label}</dt>
            <dd className="font-display text-[1.75rem] leading-tight md:text-[2rem]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
