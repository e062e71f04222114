import pageFacts from 'virtual:page-meta/locations/nhs-leeds-dentist'
import type { MetaFunction } from 'react-router'
import { contactBook } from '~/contact-book.ts'
import type { PageHandle } from '~/layout/shell.tsx'
import { hoursByLabel } from '~/lib/hours-lines.ts'
import { interiorsPicture } from '~/pictures/interiors.ts'
import { practicesPicture } from '~/pictures/practices.ts'
import { practiceRecord } from '~/practice-record.ts'
import { AcceptingBanner } from '~/sections/location/accepting-banner.tsx'
import { CompactServices } from '~/sections/location/compact-services.tsx'
import { ListFullBanner } from '~/sections/location/list-full-banner.tsx'
import { NhsCharges } from '~/sections/location/nhs-charges.tsx'
import { NhsElsewhere } from '~/sections/location/nhs-elsewhere.tsx'
import { PracticePanel } from '~/sections/location/practice-panel.tsx'
import { PrivateBookingGuide } from '~/sections/location/private-booking-guide.tsx'
import { RegisterSteps } from '~/sections/location/register-steps.tsx'
import { TileSection } from '~/sections/location/tile-section.tsx'
import { TransportNote } from '~/sections/location/transport-note.tsx'
import { ClosingCall } from '~/sections/shared/closing-call.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'
import { pageMeta } from '~/seo/page-meta.ts'
import { charges } from '../../content/charges.ts'
import { contact } from '../../content/contact.ts'
import { locationPages } from '../../content/location-pages.ts'
import type { Practice } from '../../content/model/practice.ts'
import { practices } from '../../content/practices.ts'

const content = locationPages['nhs-leeds-dentist']
const practice: Practice = practices[content.practice]
const { interior } = practice
const { whenFull, whenOpen } = content
/** The page follows acceptingNhs in content/practices.ts, as the cards of the home page do. */
const isOpen = practice.acceptingNhs
const words = isOpen ? whenOpen : whenFull

export const meta: MetaFunction = ({ location }) =>
  pageMeta({
    path: location.pathname,
    meta: pageFacts,
    structuredData: import.meta.env.SSR && [practiceRecord(content.practice)],
  })

export const handle: PageHandle = {
  alert: !isOpen && <ListFullBanner content={whenFull.banner} />,
}

export default function NhsLeedsDentist() {
  const hero = { ...content.hero, lead: words.lead, actions: words.actions }
  return (
    <>
      <PageHero
        content={hero}
        book={contactBook}
        picture={{ source: practicesPicture(hero.image.src), alt: hero.image.alt, kind: 'scene' }}
      />
      {isOpen ? (
        <AcceptingBanner content={whenOpen.banner} />
      ) : (
        <NhsElsewhere content={whenFull.elsewhere} />
      )}
      <TileSection
        id="benefits-title"
        heading={content.benefitsHeading}
        tiles={content.benefits}
        ground="cream"
      />
      <CompactServices heading={words.servicesHeading} services={content.services} />
      {isOpen && (
        <>
          <RegisterSteps
            heading={whenOpen.registerHeading}
            steps={whenOpen.registerSteps}
            action={whenOpen.actions[0]}
            book={contactBook}
          />
          <NhsCharges heading={whenOpen.chargesHeading} charges={charges} />
        </>
      )}
      <PrivateBookingGuide content={content.bookingGuide} phone={practice.phone} />
      <PracticePanel
        heading={content.practiceHeading}
        picture={{ source: interiorsPicture(interior.src), alt: interior.alt }}
        practice={practice}
        hours={hoursByLabel(practice, contact.hoursLabels)}
        mapLabel={contact.mapLabel}
      >
        <TransportNote content={content.transportNote} />
      </PracticePanel>
      <ClosingCall
        content={words.closing}
        book={contactBook}
        tone={isOpen ? 'nhs' : 'peach'}
        ground="white"
      />
    </>
  )
}
