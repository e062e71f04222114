import type { MetaDescriptor } from 'react-router'
import { faqJsonLd } from '~/seo/faq-json-ld.ts'
import { medicalProcedureJsonLd } from '~/seo/medical-procedure-json-ld.ts'
import { type PageMeta, pageMeta } from '~/seo/page-meta.ts'
import { siteUrl } from '~/seo/site-url.ts'
import type { Question } from '../../../content/model/blocks.ts'

type ServiceMetaOptions = {
  path: string
  meta: PageMeta
  procedure: Parameters<typeof medicalProcedureJsonLd>[0]
  questions: readonly Question[]
}

/** Head of a service page: the procedure and the questions that stand on it. */
export const serviceMeta = ({
  path,
  meta,
  procedure,
  questions,
}: ServiceMetaOptions): MetaDescriptor[] =>
  pageMeta({
    path,
    meta,
    structuredData: import.meta.env.SSR && [
      medicalProcedureJsonLd(procedure, { siteUrl, path, description: meta.description }),
      faqJsonLd(questions),
    ],
  })
