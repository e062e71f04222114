import { slug } from 'github-slugger'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { TickList } from '~/components/tick-list.tsx'
import type { Charges, FreeCare as FreeCareContent } from '~/content/charges.ts'
import type { Fees } from '~/content/fees.ts'
import type { Price, Prices } from '~/content/prices.ts'
import { costText, figure } from '~/lib/costs.ts'
import { ChargeBands } from '~/sections/shared/charge-bands.tsx'
import { Chapters } from '~/sections/shared/with-contents.tsx'

type FeesGuideProps = {
  content: Fees
  charges: Charges
  prices: Prices
  freeCare: FreeCareContent
  /** Below the private prices. */
  children: ReactNode
}

/** Private prices, NHS charges, who pays nothing, and how to pay. */
export function FeesGuide({ content, charges, prices, freeCare, children }: FeesGuideProps) {
  return (
    <Chapters
      className="fees"
      chapters={[
        {
          id: 'private',
          heading: content.private,
          body: (
            <>
              <PrivatePrices prices={prices} />
              <ByEstimate content={content.private.byEstimate} />
              <div className="mt-6">{children}</div>
            </>
          ),
        },
        {
          id: 'nhs',
          heading: content.nhs,
          body: (
            <>
              <ChargeBands charges={charges} />
              <Examples content={content.nhs} charges={charges} />
            </>
          ),
        },
        {
          id: 'free-care',
          heading: content.freeCare,
          body: (
            <>
              <TickList
                items={freeCare.groups.map(({ who }) => who)}
                className="gap-x-10 md:columns-2 [&>li]:break-inside-avoid"
              />
              <MoreLink {...content.freeCare.link} />
            </>
          ),
        },
        { id: 'paying', heading: content.terms, body: <Terms terms={content.terms.list} /> },
      ]}
    />
  )
}

/** Each subject is a card; a price stands at the end of its line, what it includes below its name. */
function PrivatePrices({ prices }: { prices: Prices }) {
  const bySubject = Map.groupBy(Object.entries(prices), ([, { subject }]) => subject)
  return (
    <ul className="grid gap-6">
      {[...bySubject].map(([subject, entries]) => (
        <li key={subject} className="rounded-card bg-white shadow-card">
          <h3 id={slug(subject)} className="px-6 pt-6 pb-1 text-h3 md:px-8 md:pt-7">
            {subject}
          </h3>
          <dl className="pb-2 md:pb-3">
            {entries.map(([id, price]) => (
              <PriceLine
                key={id}
                price={price}
                cost={costText({ price: id }, { charges: {}, prices })}
              />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function PriceLine({ price: { treatment, includes }, cost }: { price: Price; cost: string }) {
  return (
    <div className="grid gap-x-8 border-line px-6 py-4 not-first:border-t sm:grid-cols-[1fr_auto] md:px-8">
      <dt className="font-semibold">{treatment}</dt>
      <dd className="font-display text-h3 text-brand sm:row-span-2 sm:self-center sm:text-right">
        {cost}
      </dd>
      <dd className="max-w-text text-ink-soft text-small">{includes}</dd>
    </div>
  )
}

function ByEstimate({ content }: { content: Fees['private']['byEstimate'] }) {
  return (
    <section className="mt-6 rounded-card bg-mint p-6 md:p-8">
      <h3 id="by-estimate" className="text-h3">
        {content.title}
      </h3>
      <p className="mt-2 max-w-text">{content.text}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {content.treatments.map((treatment) => (
          <li key={treatment} className="rounded-pill bg-white px-3 py-1 text-small">
            {treatment}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ExamplesProps = { content: Fees['nhs']; charges: Charges }

/** What a course of treatment costs in all: figures of the charges, never typed. */
function Examples({ content, charges }: ExamplesProps) {
  return (
    <>
      <h3 id="examples" className="mt-10 text-h3 md:mt-12">
        {content.examplesTitle}
      </h3>
      <dl className="mt-5 overflow-hidden rounded-card bg-white shadow-card">
        {content.examples.map(({ title, charges: paid, why }) => (
          <div
            key={title}
            className="grid gap-x-8 border-line px-6 py-4 not-first:border-t sm:grid-cols-[1fr_auto] md:px-8"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="font-display text-h3 text-nhs sm:row-span-2 sm:self-center sm:text-right">
              {paid
                .map(({ band }) => figure({ nhsBand: band }, { charges, prices: {} }))
                .join(' + ') || content.nothingLabel}
            </dd>
            <dd className="max-w-text text-ink-soft text-small">{why}</dd>
          </div>
        ))}
      </dl>
      <MoreLink {...content.link} />
    </>
  )
}

function Terms({ terms }: { terms: Fees['terms']['list'] }) {
  return (
    <ul className="grid gap-6 xl:grid-cols-2">
      {terms.map(({ title, points }) => (
        <li key={title} className="rounded-card bg-white p-6 shadow-card md:p-8">
          <h3 id={slug(title)} className="mb-4 text-h3">
            {title}
          </h3>
          <TickList items={points} />
        </li>
      ))}
    </ul>
  )
}

function MoreLink({ label, to }: { label: string; to: string }) {
  return (
    <p className="mt-6" data-print="hide">
      <a
        href={to}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {label}
        <ArrowRight className="size-4 shrink-0" />
      </a>
    </p>
  )
}
