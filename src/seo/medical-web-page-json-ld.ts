import type { MedicalWebPageLeaf, WithContext } from 'schema-dts'
import type { AftercareSheet } from '~/content/aftercare.ts'
import { canonicalUrl } from './page-addresses.ts'

type Context = { siteUrl: string; path: string; reviewerRole: string | undefined }

/** An aftercare sheet: advice that a clinician has read, and when. */
export const medicalWebPageJsonLd = (
  sheet: Pick<AftercareSheet, 'title' | 'treatment' | 'intro' | 'lastReviewed' | 'reviewer'>,
  { siteUrl, path, reviewerRole }: Context,
): WithContext<MedicalWebPageLeaf> => ({
  '@context': 'https://schema.org',
  '@type': 'MedicalWebPage',
  name: sheet.title,
  description: sheet.intro,
  url: canonicalUrl(siteUrl, path),
  inLanguage: 'en-GB',
  lastReviewed: sheet.lastReviewed,
  reviewedBy: {
    '@type': 'Person',
    name: sheet.reviewer,
    ...(reviewerRole && { jobTitle: reviewerRole }),
  },
  about: { '@type': 'MedicalProcedure', name: sheet.treatment },
})
