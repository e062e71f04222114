import pageFacts from 'virtual:page-meta/terms-of-service'
import { Handshake } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import { LegalPage } from '~/sections/legal/legal-page.tsx'
import { pageMeta } from '~/seo/page-meta.ts'
import page from '../../content/pages/terms-of-service.md'

export const meta: MetaFunction = ({ location }) =>
  pageMeta({ path: location.pathname, meta: pageFacts })

export default function TermsOfService() {
  return <LegalPage page={page} icon={Handshake} />
}
