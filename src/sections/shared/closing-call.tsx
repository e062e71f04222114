import { type Ground, HeadingWords, Section } from '~/components/section.tsx'
import type { ClosingCall as ClosingCallContent } from '~/content/page-parts.ts'
import { classNames } from '~/lib/class-names.ts'
import { ActionRow, type ContactBook } from './actions.tsx'

const onDark = { text: 'text-white', looks: ['onDark', 'outlineOnDark'] } as const

const tones = {
  brand: { panel: 'bg-brand', ...onDark },
  peach: { panel: 'bg-peach', text: 'text-ink', looks: ['primary', 'secondary'] },
  nhs: { panel: 'bg-nhs', ...onDark },
  emergency: { panel: 'bg-emergency', ...onDark },
} as const

type ClosingCallProps = {
  content: ClosingCallContent
  book: ContactBook
  tone?: keyof typeof tones
  /** Ground of the band around the panel. */
  ground?: Ground
}

/** The last word of a page: one sentence and the way to act on it. */
export function ClosingCall({ content, book, tone = 'brand', ground = 'cream' }: ClosingCallProps) {
  const { panel, text, looks } = tones[tone]
  return (
    <Section labelledBy="closing-title" ground={ground}>
      {/* It leads on from the page: whoever searches is led to what it leads to. */}
      <div
        data-search="skip"
        className={classNames(
          'closing-panel relative overflow-hidden rounded-card px-6 py-10 md:px-12 md:py-14 lg:px-16',
          panel,
          text,
        )}
      >
        <div className="relative grid items-end gap-x-12 gap-y-7 lg:grid-cols-[1.3fr_auto]">
          <div>
            <HeadingWords id="closing-title" title={content.title} />
            <p className={classNames('mt-4 max-w-[54ch] text-lead', text)}>{content.text}</p>
          </div>
          <ActionRow
            actions={content.actions}
            book={book}
            looks={looks}
            className="lg:flex-col lg:items-stretch"
          />
        </div>
      </div>
    </Section>
  )
}
