import type { MedicalProcedureLeaf, SurgicalProcedureLeaf, WithContext } from 'schema-dts'
import type { ServicePage } from '~/content/service-page.ts'
import type { TeamMember } from '~/content/team-member.ts'
import { faqJsonLd } from './faq-json-ld.ts'
import { medicalWebPageJsonLd } from './medical-web-page-json-ld.ts'
import { canonicalUrl } from './page-addresses.ts'
import { siteUrl } from './site-url.ts'

/** The records of a service page: the procedure, the questions on the page, and who has checked it. */
export const servicePageJsonLd = (
  { address, hero, procedure, questions, reviewed }: ServicePage,
  team: readonly TeamMember[],
) => [
  medicalProcedureJsonLd(procedure, { siteUrl, path: address, description: hero.lead }),
  faqJsonLd(questions),
  ...reviewed.map((review) =>
    medicalWebPageJsonLd(
      { title: hero.title, intro: hero.lead, treatment: procedure.name, ...review },
      { siteUrl, path: address, reviewerRole: roleOf(review.reviewer, team) },
    ),
  ),
]

export const medicalProcedureJsonLd = (
  procedure: ServicePage['procedure'],
  { siteUrl, path, description }: { siteUrl: string; path: string; description: string },
): WithContext<MedicalProcedureLeaf | SurgicalProcedureLeaf> => ({
  '@context': 'https://schema.org',
  '@type': procedure.kind === 'SurgicalProcedure' ? 'SurgicalProcedure' : 'MedicalProcedure',
  name: procedure.name,
  description,
  url: canonicalUrl(siteUrl, path),
  ...(procedure.kind === 'NoninvasiveProcedure' && {
    procedureType: 'https://schema.org/NoninvasiveProcedure',
  }),
  bodyLocation: procedure.bodyLocation,
  preparation: procedure.preparation,
  howPerformed: procedure.howPerformed,
  followup: procedure.followup,
  relevantSpecialty: 'https://schema.org/Dentistry',
})

const roleOf = (reviewer: string, team: readonly TeamMember[]) =>
  team.find(({ name }) => name === reviewer)?.role
