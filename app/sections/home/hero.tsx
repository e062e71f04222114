import { Check, Star } from 'lucide-react'
import { ButtonLink } from '~/components/button-link.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { HomeHero } from '../../../content/model/hero.ts'
import { TrustStrip } from './trust-strip.tsx'

type HeroProps = {
  content: HomeHero
  picture: PictureSource
  ratingLine: string
  figures: readonly { value: string; label: string }[]
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
