import type { MedicalProcedureLeaf, SurgicalProcedureLeaf, WithContext } from 'schema-dts'
import type { ServicePage } from '~/content/service-page.ts'
import type { TeethWhitening } from '~/content/teeth-whitening.ts'
import { faqJsonLd } from './faq-json-ld.ts'
import { canonicalUrl } from './page-addresses.ts'
import { siteUrl } from './site-url.ts'

/** `procedure` of content/pages/services/. */
type ProcedureFacts = {
  type?: 'MedicalProcedure' | 'SurgicalProcedure' | undefined
  name: string
  /** Only where nothing is drilled or cut. */
  procedureType?: 'NoninvasiveProcedure' | undefined
  bodyLocation: string
  preparation: string
  howPerformed: string
  followup: string
}

/** The records of a service page: the procedure, and the questions that stand on the page. */
export const servicePageJsonLd = (
  { hero, procedure, questions }: ServicePage | TeethWhitening,
  path: string,
) => [
  medicalProcedureJsonLd(procedure, { siteUrl, path, description: hero.lead }),
  faqJsonLd(questions),
]

export const medicalProcedureJsonLd = (
  procedure: ProcedureFacts,
  { siteUrl, path, description }: { siteUrl: string; path: string; description: string },
): WithContext<MedicalProcedureLeaf | SurgicalProcedureLeaf> => ({
  '@context': 'https://schema.org',
  '@type': procedure.type ?? 'MedicalProcedure',
  name: procedure.name,
  description,
  url: canonicalUrl(siteUrl, path),
  ...(procedure.procedureType && {
    procedureType: `https://schema.org/${procedure.procedureType}` as const,
  }),
  bodyLocation: procedure.bodyLocation,
  preparation: procedure.preparation,
  howPerformed: procedure.howPerformed,
  followup: procedure.followup,
  relevantSpecialty: 'https://schema.org/Dentistry',
})
