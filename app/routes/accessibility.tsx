import pageFacts from 'virtual:page-meta/accessibility'
import { Accessibility } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import { LegalPage } from '~/sections/legal/legal-page.tsx'
import { pageMeta } from '~/seo/page-meta.ts'
import page from '../../content/pages/accessibility.md'

export const meta: MetaFunction = ({ location }) =>
  pageMeta({ path: location.pathname, meta: pageFacts })

export default function AccessibilityStatement() {
  return <LegalPage page={page} icon={Accessibility} />
}
