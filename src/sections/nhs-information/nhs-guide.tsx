import { TickList } from '~/components/tick-list.tsx'
import type { Charges, FreeCare as FreeCareContent } from '~/content/charges.ts'
import type { NhsInformation } from '~/content/nhs-information.ts'
import type { ContactBook } from '~/sections/shared/actions.tsx'
import { ChargeBands } from '~/sections/shared/charge-bands.tsx'
import { Steps } from '~/sections/shared/steps.tsx'
import { WithContents } from '~/sections/shared/with-contents.tsx'
import { Comparison, FreeCare, Therapists } from './chapters.tsx'
import { type Registration, Registrations } from './registrations.tsx'

type NhsGuideProps = {
  content: NhsInformation
  charges: Charges
  freeCare: FreeCareContent
  registrations: readonly Registration[]
  book: ContactBook
}

/** The chapters of the page beside their table of contents. */
export function NhsGuide({ content, charges, freeCare, registrations, book }: NhsGuideProps) {
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
      id: 'how-to-register',
      heading: content.howToHeading,
      body: <Steps steps={content.steps} layout="column" />,
    },
  ]
  return (
    <WithContents
      entries={chapters.map(({ id, heading }) => ({ id, title: heading.title }))}
      ground="cream"
    >
      {chapters.map(({ id, heading, body }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="pb-16 last:pb-0 md:pb-24"
        >
          <h2 id={`${id}-title`} className="text-h2">
            {heading.title}
          </h2>
          {heading.intro && (
            <p className="mt-3 max-w-text text-ink-soft text-lead">{heading.intro}</p>
          )}
          <div className="mt-7 md:mt-9">{body}</div>
        </section>
      ))}
    </WithContents>
  )
}
