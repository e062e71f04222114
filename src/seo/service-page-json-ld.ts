import type { Question } from '~/content/blocks.ts'
import { faqJsonLd } from './faq-json-ld.ts'
import { medicalProcedureJsonLd } from './medical-procedure-json-ld.ts'
import { siteUrl } from './site-url.ts'

type ServicePageFacts = {
  hero: { lead: string }
  procedure: Parameters<typeof medicalProcedureJsonLd>[0]
  questions: readonly Question[]
}

/** The records of a service page: the procedure, and the questions that stand on the page. */
export const servicePageJsonLd = (
  { hero, procedure, questions }: ServicePageFacts,
  path: string,
) => [
  medicalProcedureJsonLd(procedure, { siteUrl, path, description: hero.lead }),
  faqJsonLd(questions),
]
