import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { textLinkClasses } from '~/components/link-looks.ts'
import { SampleNote } from '~/components/sample-note.tsx'
import { Section, SectionHeading } from '~/components/section.tsx'
import type { Charge } from '~/content/charges.ts'
import type { Emergency } from '~/content/emergency.ts'
import type { OtherLanguages as Languages } from '~/content/other-languages.ts'
import type { Practice } from '~/content/practice.ts'
import { forTown } from '~/lib/for-town.ts'
import type { ContactBook } from '~/sections/shared/actions.tsx'
import { ClosingCall } from '~/sections/shared/closing-call.tsx'
import { LanguageLinks, OtherLanguages } from '~/sections/shared/other-languages.tsx'
import { Steps } from '~/sections/shared/steps.tsx'
import { TileSection } from '~/sections/shared/tiles.tsx'
import { EmergencyCards } from './emergency-cards.tsx'
import { EmergencyClinics } from './emergency-clinics.tsx'
import { EmergencyHero, type EmergencyPicture } from './emergency-hero.tsx'

type EmergencyPageProps = {
  content: Emergency
  languages: Languages
  practices: readonly Practice[]
  charge: Charge
  book: ContactBook
  picture: EmergencyPicture
  /** The way to the aftercare sheets. */
  children: ReactNode
}

/** Everything below the alert. */
export function EmergencyPage(props: EmergencyPageProps) {
  const { content, languages, practices, charge, book, picture, children } = props
  const calls = practices.map(({ slug, town, phone }) => ({
    label: forTown(content.callTownLabel, town),
    call: slug,
    phone,
  }))
  return (
    <>
      <EmergencyHero content={content} calls={calls} picture={picture}>
        <OtherWays links={content.otherWays} />
        <LanguageLinks content={languages} />
      </EmergencyHero>
      <EmergencyCards content={content} />
      <EmergencyClinics content={content} practices={practices} />
      <TileSection id="at-night" heading={content.atNight} tiles={content.atNight.points}>
        <SampleNote of={[content.atNight]} className="mt-6">
          {content.atNight.sampleNote}
        </SampleNote>
      </TileSection>
      <EmergencyVisit content={content} charge={charge}>
        {children}
      </EmergencyVisit>
      <OtherLanguages content={languages} practices={practices} />
      <ClosingCall content={{ ...content.closing, actions: calls }} book={book} tone="emergency" />
    </>
  )
}

/** For whoever cannot read this much, or cannot talk on the phone. */
function OtherWays({ links }: { links: Emergency['otherWays'] }) {
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-8">
      {links.map(({ label, to }) => (
        <li key={label}>
          <a href={to} className={`inline-flex min-h-11 items-center gap-1.5 ${textLinkClasses}`}>
            {label}
            <ArrowRight className="size-4 shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What to expect, and what it costs, so that neither keeps anybody at home. */
function EmergencyVisit(props: Pick<EmergencyPageProps, 'content' | 'charge' | 'children'>) {
  const { content, charge, children } = props
  return (
    <Section labelledBy="visit-title" ground="white">
      <SectionHeading id="visit-title" {...content.stepsHeading} />
      <Steps steps={content.steps} />
      <div className="mt-12 grid items-center gap-x-8 gap-y-3 rounded-card bg-cream p-6 md:mt-16 md:grid-cols-[auto_1fr] md:p-8">
        <p>
          <span className="block font-display text-h2">{charge.price}</span>
          <span className="text-small">NHS {charge.name.toLowerCase()}</span>
        </p>
        <p className="max-w-[64ch] text-ink-soft md:border-line md:border-l md:pl-8">
          {content.costNote}
        </p>
      </div>
      <div className="mt-10">{children}</div>
    </Section>
  )
}
