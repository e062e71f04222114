import pageFacts from 'virtual:page-meta/locations/nhs-ripon-dentist'
import type { MetaFunction } from 'react-router'
import { contactBook } from '~/contact-book.ts'
import { hoursByLabel } from '~/lib/hours-lines.ts'
import { interiorsPicture } from '~/pictures/interiors.ts'
import { practicesPicture } from '~/pictures/practices.ts'
import { practiceRecord } from '~/practice-record.ts'
import { AcceptingBanner } from '~/sections/location/accepting-banner.tsx'
import { CompactServices } from '~/sections/location/compact-services.tsx'
import { NhsCharges } from '~/sections/location/nhs-charges.tsx'
import { PictureSteps } from '~/sections/location/picture-steps.tsx'
import { PracticePanel } from '~/sections/location/practice-panel.tsx'
import { ScopeNote } from '~/sections/location/scope-note.tsx'
import { SideBySideTiles } from '~/sections/location/side-by-side-tiles.tsx'
import { TransportNote } from '~/sections/location/transport-note.tsx'
import { ClosingCall } from '~/sections/shared/closing-call.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'
import { pageMeta } from '~/seo/page-meta.ts'
import { charges } from '../../content/charges.ts'
import { contact } from '../../content/contact.ts'
import { locationPages } from '../../content/location-pages.ts'
import { practices } from '../../content/practices.ts'

const content = locationPages['nhs-ripon-dentist']
const practice = practices[content.practice]
const { interior } = practice

export const meta: MetaFunction = ({ location }) =>
  pageMeta({
    path: location.pathname,
    meta: pageFacts,
    structuredData: import.meta.env.SSR && [practiceRecord(content.practice)],
  })

export default function NhsRiponDentist() {
  const { hero } = content
  return (
    <>
      <PageHero
        content={hero}
        book={contactBook}
        ground="mint"
        picture={{ source: practicesPicture(hero.image.src), alt: hero.image.alt, kind: 'scene' }}
      />
      <AcceptingBanner content={content.banner} />
      <SideBySideTiles
        id="benefits-title"
        heading={content.benefitsHeading}
        tiles={content.benefits}
        isNhs
      />
      <ScopeNote content={content.scopeNote} ground="cream" />
      <CompactServices heading={content.servicesHeading} services={content.services} />
      <PictureSteps
        id="register-title"
        title={content.registerHeading.title}
        steps={content.registerSteps}
        picture={{ source: interiorsPicture(interior.src), alt: interior.alt }}
        ground="mint"
      />
      <NhsCharges heading={content.chargesHeading} charges={charges} />
      <PracticePanel
        heading={content.practiceHeading}
        practice={practice}
        hours={hoursByLabel(practice, contact.hoursLabels)}
        mapLabel={contact.mapLabel}
        ground="white"
      >
        <TransportNote content={content.transportNote} />
      </PracticePanel>
      <ClosingCall content={content.closing} book={contactBook} tone="nhs" />
    </>
  )
}
