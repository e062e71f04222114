import { Accessibility, FileText, Handshake, LockKeyhole, MessageCircleHeart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Prose } from '~/components/prose.tsx'
import type { MarkdownText } from '~/content/kinds.ts'
import type { LegalPage } from '~/content/legal-page.ts'
import { BackLink } from '~/sections/shared/page-hero.tsx'
import { WithContents } from '~/sections/shared/with-contents.tsx'

type LegalTextProps = {
  page: LegalPage & MarkdownText
  /** What stands below the text. */
  children?: ReactNode
}

/** A page of content/legal/: hero, table of contents, one readable column. */
export function LegalText({ page, children }: LegalTextProps) {
  return (
    <>
      <LegalHero content={page} />
      <WithContents entries={page.headings.filter(({ depth }) => depth === 2)}>
        <Prose html={page.html} />
        {children && <div className="mt-6">{children}</div>}
      </WithContents>
    </>
  )
}

/** Large and quiet, beside the title. */
const signs = {
  access: Accessibility,
  conversation: MessageCircleHeart,
  document: FileText,
  handshake: Handshake,
  lock: LockKeyhole,
}

function LegalHero({ content }: { content: LegalPage }) {
  const Icon = signs[content.sign]
  return (
    <section aria-labelledby="page-title" className="page-hero page-hero-mint">
      <div className="container-page grid items-center gap-x-12 pt-5 pb-12 md:grid-cols-[1fr_auto] md:pb-16 lg:pt-8 lg:pb-20">
        <div>
          <BackLink label={content.backLabel} />
          <h1 id="page-title" className="mt-7 text-h1">
            {content.title}
          </h1>
          <p className="mt-4 max-w-[56ch] text-ink-soft text-lead">{content.intro}</p>
          {content.lastUpdated && (
            <p className="mt-6 inline-block rounded-pill bg-white px-4 py-1.5 font-semibold text-small">
              {`Last updated ${content.lastUpdated}`}
            </p>
          )}
        </div>
        <div
          aria-hidden="true"
          data-print="hide"
          className="legal-emblem relative hidden size-44 place-items-center rounded-pill bg-white text-brand md:grid lg:size-60"
        >
          <Icon className="size-18 lg:size-28" strokeWidth={1.1} />
        </div>
      </div>
    </section>
  )
}
