import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { textLinkClasses } from '~/components/link-looks.ts'
import { PhoneLink } from '~/components/links.tsx'
import { Prose } from '~/components/prose.tsx'
import type { Aftercare, AftercareSheet } from '~/content/aftercare.ts'
import type { MarkdownText } from '~/content/kinds.ts'
import type { Practice } from '~/content/practice.ts'
import { plainDate } from '~/lib/dates.ts'
import { LifeThreatening } from '~/sections/shared/life-threatening.tsx'
import { WithContents } from '~/sections/shared/with-contents.tsx'

type SheetProps = {
  sheet: AftercareSheet & MarkdownText
  words: Aftercare
  /** Job of the person who has read it. */
  reviewerRole: string | undefined
  practices: readonly Practice[]
  /** What stands below the text. */
  children?: ReactNode
}

/** What to do after a treatment: danger first, then the days in their order, then when to call. */
export function Sheet({ sheet, words, reviewerRole, practices, children }: SheetProps) {
  return (
    <>
      <section aria-labelledby="page-title" className="page-hero page-hero-mint">
        <div className="container-page grid items-end gap-x-16 gap-y-8 pt-4 pb-10 md:grid-cols-[1.4fr_1fr] md:pt-8 md:pb-16">
          <div>
            <h1 id="page-title" className="text-h1">
              {sheet.title}
            </h1>
            <p className="mt-4 max-w-[52ch] text-ink-soft text-lead">{sheet.intro}</p>
            <p className="mt-5 text-ink-soft text-small">
              {`${words.reviewedLabel}: `}
              <time dateTime={sheet.lastReviewed}>{plainDate(sheet.lastReviewed)}</time>
              {`, ${[sheet.reviewer, reviewerRole].filter(Boolean).join(', ')}`}
            </p>
          </div>
          <Phones practices={practices} />
        </div>
      </section>
      <div className="sheet bg-white">
        {/* Whoever is in danger or in pain is led to the emergency page, which says it for all. */}
        <div data-search="skip" className="container-page pt-8 md:pt-12">
          <LifeThreatening content={{ ...words.danger, signs: sheet.call999 }} />
        </div>
        <WithContents
          entries={[
            ...sheet.headings.filter(({ depth }) => depth === 2),
            { id: 'call-us', title: words.callTitle },
          ]}
        >
          <Prose html={sheet.html} />
          <section
            aria-labelledby="call-us"
            data-search="skip"
            className="mt-10 max-w-[42rem] rounded-card bg-mint p-6 md:mt-14 md:p-8"
          >
            <h2 id="call-us" className="text-h3">
              {words.callTitle}
            </h2>
            <ul className="sheet-call mt-4 space-y-2.5">
              {sheet.call.map((sign) => (
                <li key={sign} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className="mt-2.5 size-2 shrink-0 rounded-pill bg-brand"
                  />
                  {sign}
                </li>
              ))}
            </ul>
            <p className="mt-5 text-small">{words.callText}</p>
            <a href={words.callLink.to} className={`tap text-small ${textLinkClasses}`}>
              {words.callLink.label}
            </a>
          </section>
          {children && <div className="mt-6 max-w-[42rem]">{children}</div>}
        </WithContents>
      </div>
    </>
  )
}

/** Also on paper: the number is what the sheet is kept for. */
function Phones({ practices }: Pick<SheetProps, 'practices'>) {
  return (
    <ul data-search="skip" className="sheet-phones rounded-card bg-white px-6 py-3 shadow-card">
      {practices.map(({ town, phone }) => (
        <li
          key={town}
          className="flex flex-wrap items-center justify-between gap-x-4 border-line not-first:border-t"
        >
          <span className="flex items-center gap-3 font-semibold">
            <Phone className="size-4.5 shrink-0 text-brand" />
            {town}
          </span>
          <PhoneLink
            phone={phone}
            className="inline-flex min-h-12 items-center font-semibold text-brand tabular-nums underline decoration-1 underline-offset-4"
          />
        </li>
      ))}
    </ul>
  )
}
