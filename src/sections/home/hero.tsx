import { Check, Star } from 'lucide-react'
import { ButtonLink } from '~/components/links.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { HomeHero } from '~/content/home.ts'

type HeroProps = { content: HomeHero; picture: PictureSource; ratingLine: string }

export function Hero({ content, picture, ratingLine }: HeroProps) {
  return (
    <section id="home" aria-labelledby="hero-title" className="overflow-hidden bg-cream">
      <div className="container-page relative grid items-center gap-x-8 pt-4 pb-10 md:grid-cols-[1.05fr_1fr] md:pt-12 md:pb-16">
        <div className="relative z-10">
          <p className="inline-flex items-center gap-2 rounded-pill bg-mint px-4 py-1.5 font-semibold text-small">
            <Star className="size-4 fill-ink" />
            {ratingLine}
          </p>
          <h1 id="hero-title" className="mt-4 text-h1 md:mt-6">
            {content.title}
          </h1>
          <p className="mt-4 font-semibold text-lead">{content.subtitle}</p>
          <Listening content={content.listening} />
          <p className="mt-3 hidden max-w-[40ch] text-ink-soft text-lead sm:block md:max-w-[34ch] lg:max-w-[38ch]">
            {content.lead}
          </p>
        </div>
        <div className="hero-disc relative order-first -mt-2 -mb-6 justify-self-end md:order-none md:row-span-2 md:my-0">
          <Picture
            source={picture}
            sizes="(width >= 75rem) 600px, (width >= 48rem) 48vw, 62vw"
            isFirstScreen
            className="relative w-[62vw] max-w-sm md:w-full md:max-w-none"
          />
        </div>
        <div className="relative z-10 md:self-start">
          <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap md:max-lg:grid md:max-lg:justify-start">
            <ButtonLink to={`/${content.bookAction.to}`}>{content.bookAction.label}</ButtonLink>
            <ButtonLink to={`/${content.teamAction.to}`} look="secondary">
              {content.teamAction.label}
            </ButtonLink>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
            {content.bullets.map((bullet) => (
              <li key={bullet} className="flex items-center gap-2 text-small">
                <Check className="size-5 rounded-pill bg-mint p-1 text-brand" strokeWidth={3} />
                {bullet}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** "I am: nervous": visitors who know what they need are a link away from it. */
function Listening({ content }: { content: HomeHero['listening'] }) {
  return (
    <div className="hero-listening mt-3 sm:mt-4">
      <p id="hero-listening">{content.label}</p>
      <ul aria-labelledby="hero-listening">
        {content.links.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
