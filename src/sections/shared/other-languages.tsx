import { Languages, Plus } from 'lucide-react'
import { PhoneLink } from '~/components/links.tsx'
import type { OtherLanguages as Content } from '~/content/other-languages.ts'
import type { Practice } from '~/content/practice.ts'

type OtherLanguagesProps = { content: Content; practices: readonly Practice[] }

/** When to call 999 and how to call us. The names are seen while it is closed: they are what is looked for. */
export function OtherLanguages({ content, practices }: OtherLanguagesProps) {
  return (
    <details id="other-languages" className="group rounded-inner border-2 border-line bg-white">
      <summary className="flex min-h-14 list-none items-center gap-4 px-5 py-3">
        <Languages className="size-6 shrink-0 text-brand" />
        <span className="grow">
          <h3 className="inline font-semibold font-text text-body tracking-normal">
            {content.title}
          </h3>{' '}
          <span className="flex flex-wrap gap-x-3 text-ink-soft text-small">
            {content.languages.map(({ code, name }) => (
              <bdi key={code} lang={code}>
                {name}
              </bdi>
            ))}
          </span>
        </span>
        <Plus className="size-5 shrink-0 text-brand transition-transform duration-200 group-open:rotate-45" />
      </summary>
      <ul className="flex flex-wrap gap-x-6 px-5">
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
      <div data-search="skip" className="grid gap-x-10 gap-y-6 px-5 pt-3 pb-6 md:grid-cols-2">
        {content.languages.map(({ code, name, text }) => (
          <div key={code} lang={code} dir="auto">
            <h3 id={code} className="font-semibold font-text">
              {name}
            </h3>
            <p className="mt-1">{text}</p>
          </div>
        ))}
      </div>
    </details>
  )
}
