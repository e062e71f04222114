import type { Question } from '../../content/model/blocks.ts'
import { faqJsonLd } from './faq-json-ld.ts'
import { medicalProcedureJsonLd } from './medical-procedure-json-ld.ts'
import { siteUrl } from './site-url.ts'

type ServicePageFacts = {
  procedure: Parameters<typeof medicalProcedureJsonLd>[0]
  questions: readonly Question[]
}

/** The records of a service page: the procedure, and the questions that stand on the page. */
export const servicePageJsonLd = (
  { procedure, questions }: ServicePageFacts,
  page: { path: string; description: string },
) => [medicalProcedureJsonLd(procedure, { siteUrl, ...page }), faqJsonLd(questions)]
