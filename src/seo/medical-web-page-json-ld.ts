import type { MedicalWebPageLeaf, WithContext } from 'schema-dts'
import type { Reviewed } from '~/content/page-parts.ts'
import type { TeamMember } from '~/content/team-member.ts'
import { canonicalUrl } from './page-addresses.ts'
import { siteUrl } from './site-url.ts'

type MedicalPage = {
  path: string
  title: string
  /** Printed on the page (sections/shared/checked.tsx). */
  reviewed: Reviewed
}

/** A page of advice that one of the team has read; none while nobody has. */
export function medicalWebPageJsonLd(
  { path, title, reviewed: [review] }: MedicalPage,
  team: readonly TeamMember[],
): WithContext<MedicalWebPageLeaf>[] {
  const reviewer = team.find(({ name }) => name === review?.reviewer)
  if (!review || !reviewer) return []
  const url = canonicalUrl(siteUrl, path)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'MedicalWebPage',
      '@id': `${url}#page`,
      name: title,
      url,
      inLanguage: 'en-GB',
      lastReviewed: review.lastReviewed,
      reviewedBy: { '@type': 'Person', name: reviewer.name, jobTitle: reviewer.role },
    },
  ]
}
