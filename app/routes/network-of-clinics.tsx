import pageFacts from 'virtual:page-meta/network-of-clinics'
import type { MetaFunction } from 'react-router'
import { contactBook } from '~/contact-book.ts'
import { networkPicture } from '~/pictures/network.ts'
import { Independence } from '~/sections/network/independence.tsx'
import { PartnerClinics } from '~/sections/network/partner-clinics.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'
import { pageMeta } from '~/seo/page-meta.ts'
import { partnerClinicsJsonLd } from '~/seo/partner-clinics-json-ld.ts'
import { network } from '../../content/network.ts'

export const meta: MetaFunction = ({ location }) =>
  pageMeta({
    path: location.pathname,
    meta: pageFacts,
    structuredData: import.meta.env.SSR && [
      partnerClinicsJsonLd(network.gridHeading.title, network.clinics),
    ],
  })

export default function NetworkOfClinics() {
  const { hero } = network
  return (
    <>
      <PageHero
        content={hero}
        book={contactBook}
        picture={{ source: networkPicture(hero.image.src), alt: hero.image.alt }}
      />
      <PartnerClinics content={network} />
      <Independence content={network.disclaimer} />
    </>
  )
}
