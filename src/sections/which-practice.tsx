import type { ReactNode } from 'react'
import { ComparisonTable } from '~/components/comparison-table.tsx'
import { textLinkClasses } from '~/components/link-looks.ts'
import { PhoneLink } from '~/components/links.tsx'
import { SampleNote } from '~/components/sample-note.tsx'
import { Section, SectionHeading } from '~/components/section.tsx'
import type { Practice } from '~/content/practice.ts'
import type { TeamMember } from '~/content/team-member.ts'
import type { WhichPractice } from '~/content/which-practice.ts'

type SideBySideProps = {
  content: WhichPractice
  practices: readonly Practice[]
  team: readonly TeamMember[]
  sampleNote: string
}

/** What the forms of the practices and of the team say, a column for each practice. */
export function PracticesSideBySide(props: SideBySideProps) {
  const { content, practices, team, sampleNote } = props
  const { labels, answers, tableHeading, note } = content
  const line = (name: string, cellOf: (practice: Practice) => ReactNode) => ({
    name,
    cells: practices.map(cellOf),
  })
  const offered = [...new Set(practices.flatMap(({ choosing }) => choosing.offers))]
  return (
    <Section labelledBy="side-by-side" ground="cream">
      <SectionHeading id="side-by-side" {...tableHeading} />
      <ComparisonTable
        caption={tableHeading.title}
        columns={[labels.topic, ...practices.map(({ town }) => town)]}
        rows={[
          line(labels.nhs, ({ acceptingNhs, nhsNote }) =>
            [acceptingNhs ? answers.takesNhs : answers.listFull, nhsNote]
              .filter(Boolean)
              .join('. '),
          ),
          line(labels.entrance, ({ access }) => access.entrance),
          line(labels.surgery, ({ access }) => access.surgery),
          line(labels.parking, ({ access }) => access.parking),
          line(labels.lateTravel, ({ choosing }) => choosing.lateTravel),
          line(labels.languages, (practice) => languagesAt(practice, team).join(', ')),
          line(labels.women, (practice) => womenAt(practice, team) || answers.no),
          ...offered.map((offer) =>
            line(offer, (practice) =>
              practice.choosing.offers.includes(offer)
                ? [
                    answers.yes,
                    namesOf(staffOf(practice, team).filter((one) => one.offers.includes(offer))),
                  ]
                    .filter(Boolean)
                    .join(', with ')
                : answers.no,
            ),
          ),
          line(labels.call, ({ phone }) => (
            <PhoneLink phone={phone} className={`tap tabular-nums ${textLinkClasses}`} />
          )),
        ]}
      />
      {note && <p className="mt-6 max-w-text text-ink-soft">{note}</p>}
      <SampleNote of={[...team, ...practices]} className="mt-3">
        {sampleNote}
      </SampleNote>
    </Section>
  )
}

const staffOf = ({ slug }: Practice, team: readonly TeamMember[]) =>
  team.filter(({ practices }) => practices.includes(slug))

/** At the desk, then in the chair; each once. */
const languagesAt = (practice: Practice, team: readonly TeamMember[]) => [
  ...new Set([
    ...practice.choosing.languages,
    ...staffOf(practice, team).flatMap(({ languages }) => languages),
  ]),
]

const womenAt = (practice: Practice, team: readonly TeamMember[]) =>
  namesOf(
    staffOf(practice, team).filter(
      ({ gender, role }) => gender === 'woman' && /\b(Dentist|Therapist)$/.test(role),
    ),
  )

const namesOf = (people: readonly TeamMember[]) =>
  new Intl.ListFormat('en-GB').format(people.map(({ name }) => name))
