import type { MedicalProcedureLeaf, SurgicalProcedureLeaf, WithContext } from 'schema-dts'
import { canonicalUrl } from './page-addresses.ts'

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

type MedicalProcedureJsonLdOptions = {
  siteUrl: string
  path: string
  description: string
}

export const medicalProcedureJsonLd = (
  procedure: ProcedureFacts,
  { siteUrl, path, description }: MedicalProcedureJsonLdOptions,
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
