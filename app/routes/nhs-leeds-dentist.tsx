import type { MetaFunction } from 'react-router'
import pageFacts from '#page-meta/locations/nhs-leeds-dentist'
import { contactBook } from '~/contact-book.ts'
import type { PageHandle } from '~/layout/shell.tsx'
import { hoursByLabel } from '~/lib/hours-lines.ts'
import { interiorsPicture } from '~/pictures/interiors.ts'
import { practicesPicture } from '~/pictures/practices.ts'
import { practiceRecord } from '~/practice-record.ts'
import { CompactServices } from '~/sections/location/compact-services.tsx'
import { ListFullBanner } from '~/sections/location/list-full-banner.tsx'
import { NhsElsewhere } from '~/sections/location/nhs-elsewhere.tsx'
import { PracticePanel } from '~/sections/location/practice-panel.tsx'
import { PrivateBookingGuide } from '~/sections/location/private-booking-guide.tsx'
import { TileSection } from '~/sections/location/tile-section.tsx'
import { TransportNote } from '~/sections/location/transport-note.tsx'
import { ClosingCall } from '~/sections/shared/closing-call.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'
import { pageMeta } from '~/seo/page-meta.ts'
import { contact } from '../../content/contact.ts'
import { group } from '../../content/group.ts'
import { locationPages } from '../../content/location-pages.ts'
import { practices } from '../../content/practices.ts'

const content = locationPages['nhs-leeds-dentist']
const practice = practices[content.practice]
const { interior } = practice

export const meta: MetaFunction = ({ location }) =>
  pageMeta({
    siteName: group.name,
    path: location.pathname,
    meta: pageFacts,
    structuredData: import.meta.env.SSR && [practiceRecord(content.practice)],
  })

export const handle: PageHandle = { alert: <ListFullBanner content={content.banner} /> }

export default function NhsLeedsDentist() {
  const { hero } = content
  return (
    <>
      <PageHero
        content={hero}
        book={contactBook}
        picture={{ source: practicesPicture(hero.image.src), alt: hero.image.alt, kind: 'scene' }}
      />
      <NhsElsewhere content={content.elsewhere} />
      <TileSection
        id="benefits-title"
        heading={content.benefitsHeading}
        tiles={content.benefits}
        ground="cream"
      />
      <CompactServices heading={content.servicesHeading} services={content.services} />
      <PrivateBookingGuide content={content.bookingGuide} phone={practice.phone} />
      <PracticePanel
        heading={content.practiceHeading}
        picture={{ source: interiorsPicture(interior.src), alt: interior.alt }}
        practice={practice}
        hours={hoursByLabel(practice.hours, contact.hoursLabels)}
        mapLabel={contact.mapLabel}
      >
        <TransportNote content={content.transportNote} />
      </PracticePanel>
      <ClosingCall content={content.closing} book={contactBook} tone="peach" ground="white" />
    </>
  )
}
