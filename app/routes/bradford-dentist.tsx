import pageFacts from 'virtual:page-meta/locations/bradford-dentist'
import type { MetaFunction } from 'react-router'
import { contactBook } from '~/contact-book.ts'
import { hoursByLabel } from '~/lib/hours-lines.ts'
import { interiorsPicture } from '~/pictures/interiors.ts'
import { practicesPicture } from '~/pictures/practices.ts'
import { practiceRecord } from '~/practice-record.ts'
import { PictureSteps } from '~/sections/location/picture-steps.tsx'
import { PracticeContact } from '~/sections/location/practice-contact.tsx'
import { SideBySideTiles } from '~/sections/location/side-by-side-tiles.tsx'
import { TileSection } from '~/sections/location/tile-section.tsx'
import { ClosingCall } from '~/sections/shared/closing-call.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'
import { faqJsonLd } from '~/seo/faq-json-ld.ts'
import { pageMeta } from '~/seo/page-meta.ts'
import { contact } from '../../content/contact.ts'
import { group } from '../../content/group.ts'
import { locationPages } from '../../content/location-pages.ts'
import { practices } from '../../content/practices.ts'

const content = locationPages['bradford-dentist']
const practice = practices[content.practice]
const { interior } = practice

export const meta: MetaFunction = ({ location }) =>
  pageMeta({
    path: location.pathname,
    meta: pageFacts,
    structuredData: import.meta.env.SSR && [
      practiceRecord(content.practice),
      faqJsonLd(content.questions),
    ],
  })

export default function BradfordDentist() {
  const { hero, visit } = content
  return (
    <>
      <PageHero
        content={hero}
        book={contactBook}
        ground="peach"
        picture={{ source: practicesPicture(hero.image.src), alt: hero.image.alt, kind: 'scene' }}
      />
      <SideBySideTiles
        id="reasons-title"
        heading={content.reasonsHeading}
        tiles={content.reasons}
      />
      <TileSection
        id="services-title"
        heading={content.servicesHeading}
        tiles={content.services}
        columns={3}
      />
      <PictureSteps
        id="visit-title"
        title={visit.title}
        text={visit.text}
        steps={visit.steps}
        picture={{ source: interiorsPicture(interior.src), alt: interior.alt }}
      />
      <PracticeContact
        content={content}
        book={contactBook}
        // SPEC §2: the contact details on this page are placeholders.
        practice={{ ...group.placeholderContact, travel: practice.travel }}
        hours={hoursByLabel(practice, contact.hoursLabels)}
        mapLabel={contact.mapLabel}
      />
      <ClosingCall content={content.closing} book={contactBook} tone="brand" />
    </>
  )
}
