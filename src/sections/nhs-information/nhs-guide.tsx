import { UserRound } from 'lucide-react'
import { ComparisonTable } from '~/components/comparison-table.tsx'
import { SampleNote } from '~/components/sample-note.tsx'
import { TickList } from '~/components/tick-list.tsx'
import type { Charges, FreeCare as FreeCareContent } from '~/content/charges.ts'
import type { NhsInformation } from '~/content/nhs-information.ts'
import type { Practice } from '~/content/practice.ts'
import type { WaitsWords } from '~/content/waits.ts'
import { waitsOf } from '~/lib/waits.ts'
import type { ContactBook } from '~/sections/shared/actions.tsx'
import { ChargeBands } from '~/sections/shared/charge-bands.tsx'
import { Steps } from '~/sections/shared/steps.tsx'
import { Waits } from '~/sections/shared/waits.tsx'
import { Chapters } from '~/sections/shared/with-contents.tsx'
import { type Registration, Registrations } from './registrations.tsx'

type NhsGuideProps = {
  content: NhsInformation
  charges: Charges
  freeCare: FreeCareContent
  registrations: readonly Registration[]
  waits: WaitsWords
  book: ContactBook
}

/** The chapters of the page beside their table of contents. */
export function NhsGuide({
  content,
  charges,
  freeCare,
  registrations,
  waits,
  book,
}: NhsGuideProps) {
  // The hero's buttons and links of other pages lead to these ids.
  const chapters = [
    {
      id: 'who-you-see',
      heading: content.therapists,
      body: <Therapists content={content.therapists} />,
    },
    {
      id: 'charges',
      heading: content.chargesHeading,
      body: (
        <>
          <ChargeBands charges={charges} />
          <TickList
            items={freeCare.rules}
            className="mt-8 gap-x-10 md:columns-2 [&>li]:break-inside-avoid"
          />
        </>
      ),
    },
    {
      id: 'free-treatment',
      heading: content.freeCareHeading,
      body: <FreeCare content={freeCare} />,
    },
    {
      id: 'nhs-or-private',
      heading: content.comparison,
      body: <Comparison content={content.comparison} />,
    },
    {
      id: 'register',
      heading: content.registerHeading,
      body: <Registrations registrations={registrations} book={book} />,
    },
    {
      id: 'waits',
      heading: waits,
      body: (
        <WaitsByPractice practices={registrations.map(({ practice }) => practice)} words={waits} />
      ),
    },
    {
      id: 'how-to-register',
      heading: content.howToHeading,
      body: <Steps steps={content.steps} layout="column" />,
    },
  ]
  return <Chapters chapters={chapters} />
}

/** A card for each practice; what is too old has left its card's place. */
function WaitsByPractice({ practices, words }: { practices: Practice[]; words: WaitsWords }) {
  return (
    <>
      <ul className="grid gap-6 xl:card-row">
        {practices.map((practice) => {
          const until = waitsOf(practice, words)?.until
          return (
            until && (
              <li
                key={practice.slug}
                data-part="until"
                data-until={until}
                className="rounded-card bg-white p-6 shadow-card"
              >
                <h3 id={`waits-${practice.slug}`} data-search="skip" className="text-h3">
                  {practice.town}
                </h3>
                <Waits practice={practice} words={words} className="mt-2 xl:[&_dl>div]:block" />
              </li>
            )
          )
        })}
      </ul>
      <SampleNote of={practices.map(({ waits }) => waits)} className="mt-6">
        {words.sampleNote}
      </SampleNote>
    </>
  )
}

/** Whom an NHS patient sees, and the three ways on when that person may not do the work. */
function Therapists({ content }: { content: NhsInformation['therapists'] }) {
  return (
    <>
      <div className="overflow-hidden rounded-card bg-white shadow-card md:grid md:grid-cols-[1.15fr_1fr]">
        <div className="p-6 md:p-8">
          <h3 id="therapists-can" className="mb-4 text-h3">
            {content.canTitle}
          </h3>
          <TickList items={content.can} />
        </div>
        <div className="bg-peach-soft p-6 md:p-8">
          <h3 id="therapists-cannot" className="mb-4 text-h3">
            {content.cannotTitle}
          </h3>
          <ul className="space-y-2.5">
            {content.cannot.map((item) => (
              <li key={item} className="flex items-start gap-3">
                <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-pill bg-white text-ink">
                  <UserRound className="size-3.5" strokeWidth={2.5} />
                </span>
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <h3 id="other-treatment" className="mt-10 text-h3">
        {content.optionsTitle}
      </h3>
      <ul className="mt-5 grid gap-6 md:card-row">
        {content.options.map(({ title, description }) => (
          <li key={title} className="border-nhs border-t-4 pt-4">
            <p className="font-semibold">{title}</p>
            <p className="mt-1.5 text-ink-soft text-small">{description}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Who does not pay, and what to bring as proof. */
function FreeCare({ content }: { content: FreeCareContent }) {
  return (
    <>
      <p className="mb-4 font-semibold">{content.intro}</p>
      <dl className="overflow-hidden rounded-card bg-white shadow-card">
        {content.groups.map(({ who, proof }) => (
          <div
            key={who}
            className="grid gap-x-8 gap-y-1 border-line px-6 py-5 not-first:border-t md:grid-cols-[1fr_1.2fr] md:px-8"
          >
            <dt className="font-semibold">{who}</dt>
            <dd className="text-ink-soft text-small">{proof}</dd>
          </div>
        ))}
      </dl>
      <div className="rounded-card p-6 md:p-8 bg-mint text-ink mt-6">
        <p className="font-semibold">{content.partialHelp}</p>
        <p className="mt-2 text-small">{content.checkFirst}</p>
      </div>
    </>
  )
}

/** NHS and private care side by side. */
function Comparison({ content }: { content: NhsInformation['comparison'] }) {
  return (
    <ComparisonTable
      caption={content.title}
      columns={content.columns}
      colours={['text-nhs']}
      rows={content.rows.map((row) => ({ name: row.topic, cells: [row.nhs, row.private] }))}
    />
  )
}
