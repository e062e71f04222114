import pageFacts from 'virtual:page-meta/emergency-dentist'
import type { MetaFunction } from 'react-router'
import { contactBook } from '~/contact-book.ts'
import type { PageHandle } from '~/layout/shell.tsx'
import { addressLine } from '~/lib/maps.ts'
import { emergencyPicture } from '~/pictures/emergency.ts'
import { practiceRecord } from '~/practice-record.ts'
import { EmergencyAlert } from '~/sections/emergency/emergency-alert.tsx'
import { EmergencyCards } from '~/sections/emergency/emergency-cards.tsx'
import { EmergencyClinics } from '~/sections/emergency/emergency-clinics.tsx'
import { EmergencyHero } from '~/sections/emergency/emergency-hero.tsx'
import { EmergencyVisit } from '~/sections/emergency/emergency-visit.tsx'
import { ClosingCall } from '~/sections/shared/closing-call.tsx'
import { pageMeta } from '~/seo/page-meta.ts'
import { charges } from '../../content/charges.ts'
import { emergency } from '../../content/emergency.ts'
import { practices } from '../../content/practices.ts'

export const meta: MetaFunction = ({ location }) =>
  pageMeta({
    path: location.pathname,
    meta: pageFacts,
    structuredData:
      import.meta.env.SSR && emergency.clinics.map(({ practice }) => practiceRecord(practice)),
  })

export const handle: PageHandle = {
  alert: (
    <EmergencyAlert
      content={emergency.alertBar}
      offline={emergency.offline}
      phone={practices[emergency.alertBar.practice].phone}
    />
  ),
}

const { hero } = emergency
const calls = hero.actions.map(({ label, call }) => ({ label, phone: practices[call].phone }))
const clinics = emergency.clinics.map(({ practice: slug, note }) => {
  const { tradeName, town, phone, address } = practices[slug]
  return { name: tradeName, town, phone, address: addressLine(address), note }
})

export default function EmergencyDentist() {
  return (
    <>
      <EmergencyHero
        content={hero}
        lifeThreatening={emergency.lifeThreatening}
        calls={calls}
        picture={{ source: emergencyPicture(hero.image.src), alt: hero.image.alt }}
      />
      <EmergencyCards content={emergency} />
      <EmergencyClinics content={emergency} clinics={clinics} />
      <EmergencyVisit content={emergency} charge={charges.emergency} />
      <ClosingCall content={emergency.closing} book={contactBook} tone="emergency" />
    </>
  )
}
