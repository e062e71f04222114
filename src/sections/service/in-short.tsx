import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'

type InShortProps = {
  procedure: { name: string; preparation: string; howPerformed: string; followup: string }
}

/** A treatment in three answers: what search engines are told of it stands here for everybody. */
export function InShort({ procedure }: InShortProps) {
  const facts = [
    { when: 'Before', text: procedure.preparation },
    { when: 'During', text: procedure.howPerformed },
    { when: 'Afterwards', text: procedure.followup },
  ]
  return (
    // The questions follow on the same ground.
    <Section labelledBy="in-short" ground="white" className="*:pb-0">
      <SectionHeading id="in-short" title={`${procedure.name}, in short`} />
      <dl className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {facts.map(({ when, text }) => (
          <div key={when} className="border-coral border-t-2 pt-5">
            <dt className="font-display text-h3">{when}</dt>
            <dd className="mt-2 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
