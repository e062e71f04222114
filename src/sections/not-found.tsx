import { ArrowRight, Search } from 'lucide-react'
import { buttonClasses } from '~/components/link-looks.ts'
import { ButtonLink } from '~/components/links.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { NotFound as NotFoundContent } from '~/content/not-found-page.ts'
import type { SearchWords } from '~/content/search.ts'
import { classNames } from '~/lib/class-names.ts'

type NotFoundProps = { content: NotFoundContent; search: SearchWords; picture: PictureSource }

export function NotFound({ content, search, picture }: NotFoundProps) {
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
          <SearchField words={search} />
          <ButtonLink to={content.home.to} look="secondary" className="mt-4">
            {content.home.label}
          </ButtonLink>
        </div>
        <div className="page-hero-mint page-hero-disc relative row-start-1 -mb-14 w-[46vw] max-w-60 justify-self-end md:col-start-2 md:mb-0 md:w-full md:max-w-96 md:justify-self-center">
          <Picture
            source={picture}
            sizes="(width >= 48rem) 384px, 46vw"
            isFirstScreen
            className={classNames(
              'relative w-full',
              picture.isPhotograph ? 'aspect-square rounded-pill object-cover' : 'h-auto',
            )}
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

/** Opens the search with what is asked (behaviours/search-panel.ts); without a script the links below it help. */
function SearchField({ words }: { words: SearchWords }) {
  return (
    <search className="needs-script mt-7 block max-w-[32rem]">
      {/* Before its script has come it leads to the phone numbers. */}
      <form action="/#contact" data-part="search-form" data-print="hide">
        <label htmlFor="not-found-question" className="font-semibold">
          {words.inputLabel}
        </label>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <input
            id="not-found-question"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            size={14}
            className="search-input w-0 min-w-40 flex-1"
          />
          <button type="submit" className={buttonClasses('primary', 'shrink-0')}>
            <Search className="size-4.5" />
            {words.searchLabel}
          </button>
        </div>
      </form>
    </search>
  )
}
