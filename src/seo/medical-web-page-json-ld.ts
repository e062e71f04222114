import type { MedicalWebPageLeaf, WithContext } from 'schema-dts'
import { canonicalUrl } from './page-addresses.ts'

type Context = { siteUrl: string; path: string; reviewerRole: string | undefined }

type MedicalPage = {
  title: string
  intro: string
  lastReviewed: string
  reviewer: string
  /** What the advice is about, where it is one thing. */
  treatment?: string
}

/** A page of advice that a clinician has read, and when. */
export const medicalWebPageJsonLd = (
  { title, intro, lastReviewed, reviewer, treatment }: MedicalPage,
  { siteUrl, path, reviewerRole }: Context,
): WithContext<MedicalWebPageLeaf> => ({
  '@context': 'https://schema.org',
  '@type': 'MedicalWebPage',
  name: title,
  description: intro,
  url: canonicalUrl(siteUrl, path),
  inLanguage: 'en-GB',
  lastReviewed,
  reviewedBy: {
    '@type': 'Person',
    name: reviewer,
    ...(reviewerRole && { jobTitle: reviewerRole }),
  },
  ...(treatment && { about: { '@type': 'MedicalProcedure', name: treatment } }),
})
