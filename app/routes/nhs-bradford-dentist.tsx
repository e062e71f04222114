import pageFacts from 'virtual:page-meta/locations/nhs-bradford-dentist'
import type { MetaFunction } from 'react-router'
import { contactBook } from '~/contact-book.ts'
import { hoursByLabel } from '~/lib/hours-lines.ts'
import { interiorsPicture } from '~/pictures/interiors.ts'
import { practicesPicture } from '~/pictures/practices.ts'
import { practiceRecord } from '~/practice-record.ts'
import { AcceptingCard } from '~/sections/location/accepting-card.tsx'
import { NhsCharges } from '~/sections/location/nhs-charges.tsx'
import { PracticePanel } from '~/sections/location/practice-panel.tsx'
import { RegisterSteps } from '~/sections/location/register-steps.tsx'
import { ScopeNote } from '~/sections/location/scope-note.tsx'
import { TileSection } from '~/sections/location/tile-section.tsx'
import { ClosingCall } from '~/sections/shared/closing-call.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'
import { pageMeta } from '~/seo/page-meta.ts'
import { charges } from '../../content/charges.ts'
import { contact } from '../../content/contact.ts'
import { locationPages } from '../../content/location-pages.ts'
import { practices } from '../../content/practices.ts'

const content = locationPages['nhs-bradford-dentist']
const practice = practices[content.practice]
const { exterior } = practice

export const meta: MetaFunction = ({ location }) =>
  pageMeta({
    path: location.pathname,
    meta: pageFacts,
    structuredData: import.meta.env.SSR && [practiceRecord(content.practice)],
  })

export default function NhsBradfordDentist() {
  const { hero } = content
  return (
    <>
      <PageHero
        content={hero}
        book={contactBook}
        ground="nhs"
        picture={{ source: interiorsPicture(hero.image.src), alt: hero.image.alt, kind: 'scene' }}
      />
      <AcceptingCard content={content.banner} />
      <ScopeNote content={content.scopeNote} />
      <TileSection
        id="services-title"
        heading={content.servicesHeading}
        tiles={content.services}
        columns={3}
        look="nhs"
      />
      <TileSection
        id="benefits-title"
        heading={content.benefitsHeading}
        tiles={content.benefits}
        look="plain"
        ground="white"
      />
      <NhsCharges heading={content.chargesHeading} charges={charges} />
      <RegisterSteps
        heading={content.registerHeading}
        steps={content.registerSteps}
        action={hero.actions[0]}
        book={contactBook}
      />
      <PracticePanel
        heading={content.practiceHeading}
        picture={{ source: practicesPicture(exterior.src), alt: exterior.alt }}
        practice={practice}
        hours={hoursByLabel(practice, contact.hoursLabels)}
        mapLabel={contact.mapLabel}
      />
      <ClosingCall content={content.closing} book={contactBook} tone="nhs" ground="white" />
    </>
  )
}
