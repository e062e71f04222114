import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { NewTabLink } from '~/components/links.tsx'
import { factLinkClasses, PracticeList, phoneFact } from '~/components/practice-list.tsx'
import { isOver } from '~/lib/dates.ts'
import { OpenNowLine } from './open-now-line.tsx'
import type { SearchPractice, Topic } from './search-data.ts'

type TopicTextProps = { topic: Topic; practices: readonly SearchPractice[] }

/** What the pages say of a topic, and the way there. */
export function TopicText({ topic, practices }: TopicTextProps) {
  const { label, answer, facts, rows, link } = topic
  return (
    <section aria-label={label} className="mt-4 grid gap-3 text-small">
      {answer && <p>{answer}</p>}
      {facts && <PracticeList practices={practices} fact={shownBy[facts]} />}
      {rows.length > 0 && (
        <dl className="rounded-inner border border-line bg-white px-4">
          {rows.map(({ label: treatment, price, note }) => (
            <div key={treatment} className="border-line border-t py-2.5 first:border-t-0">
              <div className="flex flex-wrap justify-between gap-x-3">
                <dt>{treatment}</dt>
                <dd className="font-semibold tabular-nums">{price}</dd>
              </div>
              {note && <dd className="text-ink-soft text-tiny">{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      <a href={link.to} className={factLinkClasses}>
        {link.label}
        <ArrowRight className="size-4 shrink-0" />
      </a>
    </section>
  )
}

const siteLink = ({ label, url }: { label: string; url: string }) => (
  <NewTabLink href={url} className={factLinkClasses}>
    {label}
  </NewTabLink>
)

const shownBy: Record<NonNullable<Topic['facts']>, (practice: SearchPractice) => ReactNode> = {
  phones: (practice) => (
    <>
      <OpenNowLine practice={practice} />
      {phoneFact(practice)}
    </>
  ),
  hours: (practice) => (
    <>
      <OpenNowLine practice={practice} />
      {/* A long name of a day takes a line of its own; hours are never broken. */}
      <dl className="mt-1.5 grid gap-0.5">
        {practice.hoursLines
          .filter(({ until }) => until === undefined || !isOver(until))
          .map(({ label, hours, until }) => (
            <div
              key={label}
              className={`flex flex-wrap justify-between gap-x-2 ${until ? 'text-tiny' : ''}`}
            >
              <dt className="text-ink-soft">{label}</dt>
              <dd className="whitespace-nowrap tabular-nums">{hours}</dd>
            </div>
          ))}
      </dl>
    </>
  ),
  nhsStatus: ({ nhsStatus }) => <p>{nhsStatus}</p>,
  portals: ({ portal }) => siteLink(portal),
  addresses: ({ address, travel, map }) => (
    <>
      <p>{address}</p>
      <p className="mt-1 text-ink-soft">{travel}</p>
      {siteLink(map)}
    </>
  ),
}
