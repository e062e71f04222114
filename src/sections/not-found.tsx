import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '~/components/links.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { NotFound as NotFoundContent } from '~/content/not-found-page.ts'

type NotFoundProps = { content: NotFoundContent; picture: PictureSource }

export function NotFound({ content, picture }: NotFoundProps) {
  return (
    <section data-part="not-found" aria-labelledby="page-title" className="overflow-hidden bg-mint">
      <div className="container-page grid items-center gap-x-12 gap-y-10 pt-6 pb-12 md:grid-cols-[1.1fr_1fr] md:py-20">
        <div className="relative z-10">
          <p className="font-display text-[6rem] text-brand leading-none md:text-[9rem] print:mb-4 print:text-h1">
            {content.code}
          </p>
          <h1 id="page-title" className="mt-2 text-h2">
            {content.title}
          </h1>
          <p className="mt-4 max-w-[48ch] text-ink-soft text-lead">{content.text}</p>
          <ButtonLink to={content.home.to} className="mt-7">
            {content.home.label}
          </ButtonLink>
        </div>
        <div className="page-hero-mint page-hero-disc relative row-start-1 -mb-14 w-[46vw] max-w-60 justify-self-end md:col-start-2 md:mb-0 md:w-full md:max-w-96 md:justify-self-center">
          <Picture
            source={picture}
            sizes="(width >= 48rem) 384px, 46vw"
            isFirstScreen
            className="relative h-auto w-full"
          />
        </div>
      </div>
      <nav aria-labelledby="not-found-links" className="bg-cream">
        <div className="container-page py-14 md:py-20">
          <h2 id="not-found-links" className="text-h3">
            {content.linksTitle}
          </h2>
          <ul className="mt-5 grid gap-x-10 sm:grid-cols-2">
            {content.links.map(({ label, to }) => (
              <li key={to} className="border-line border-t">
                <a
                  href={to}
                  className="group flex min-h-16 items-center justify-between gap-4 py-3 font-semibold hover:text-brand"
                >
                  {label}
                  <ArrowRight className="size-5 text-brand transition-transform duration-200 group-hover:translate-x-1" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </section>
  )
}
