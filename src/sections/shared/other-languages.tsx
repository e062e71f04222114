import { Languages } from 'lucide-react'
import { PhoneLink } from '~/components/links.tsx'
import { Section, SectionHeading } from '~/components/section.tsx'
import type { OtherLanguages as Content } from '~/content/other-languages.ts'
import type { Practice } from '~/content/practice.ts'

type LanguageLinksProps = {
  content: Content
  /** Where the paragraphs stand; without it on this page. */
  page?: string
}

/** Near the top of a page, the way to the paragraphs at its end: each name is what its readers look for. */
export function LanguageLinks({ content, page = '' }: LanguageLinksProps) {
  return (
    <nav
      aria-label={content.title}
      className="flex items-center gap-4 rounded-inner border-2 border-line bg-white px-5 py-1"
    >
      <Languages className="size-6 shrink-0 text-brand" />
      <ul className="flex flex-wrap gap-x-5">
        {content.languages.map(({ code, name }) => (
          <li key={code} lang={code}>
            <a
              href={`${page}#${code}`}
              className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand underline underline-offset-4"
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type OtherLanguagesProps = { content: Content; practices: readonly Practice[] }

/** When to call 999, how to call us, and that an interpreter is free. */
export function OtherLanguages({ content, practices }: OtherLanguagesProps) {
  return (
    <Section id="other-languages" labelledBy="other-languages-title" ground="mint">
      <SectionHeading id="other-languages-title" title={content.title} />
      <ul className="flex flex-wrap gap-x-8">
        {practices.map(({ town, phone }) => (
          <li key={town} className="flex items-center gap-2">
            {town}
            <PhoneLink
              phone={phone}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
            />
          </li>
        ))}
      </ul>
      <div data-search="skip" className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {content.languages.map(({ code, name, text }) => (
          <div key={code} lang={code} dir="auto">
            <h3 id={code} className="font-semibold font-text text-body tracking-normal">
              {name}
            </h3>
            <p className="mt-1">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
