import type { LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { useInsideLinks } from '~/behaviours/use-inside-links.ts'
import { WithContents } from '~/sections/shared/with-contents.tsx'
import type { LegalPage as LegalPageFields } from '../../../content/model/legal-page.ts'
import { LegalHero } from './legal-hero.tsx'

type LegalPageProps = {
  page: LegalPageFields & {
    html: string
    headings: readonly { id: string; title: string; depth: number }[]
  }
  /** A large quiet sign beside the title. */
  icon: LucideIcon
}

/** A page of content/pages/: hero, table of contents, one readable column. */
export function LegalPage({ page, icon }: LegalPageProps) {
  const text = useRef<HTMLDivElement>(null)
  useInsideLinks(text)
  return (
    <>
      <LegalHero content={page} icon={icon} />
      <WithContents entries={page.headings.filter(({ depth }) => depth === 2)}>
        <div
          ref={text}
          className="prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
      </WithContents>
    </>
  )
}
