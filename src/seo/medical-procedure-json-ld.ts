import type { MedicalProcedureLeaf, SurgicalProcedureLeaf, WithContext } from 'schema-dts'
import type { ServicePage } from '~/content/service-page.ts'
import { faqJsonLd } from './faq-json-ld.ts'
import { canonicalUrl } from './page-addresses.ts'
import { siteUrl } from './site-url.ts'

/** The records of a service page: the procedure, and the questions that stand on the page. */
export const servicePageJsonLd = ({ address, hero, procedure, questions }: ServicePage) => [
  medicalProcedureJsonLd(procedure, { siteUrl, path: address, description: hero.lead }),
  faqJsonLd(questions),
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
