import pageFacts from 'virtual:page-meta/privacy-policy'
import { LockKeyhole } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import { LegalPage } from '~/sections/legal/legal-page.tsx'
import { pageMeta } from '~/seo/page-meta.ts'
import page from '../../content/pages/privacy-policy.md'

export const meta: MetaFunction = ({ location }) =>
  pageMeta({ path: location.pathname, meta: pageFacts })

export default function PrivacyPolicy() {
  return <LegalPage page={page} icon={LockKeyhole} />
}
