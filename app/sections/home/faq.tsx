import { ButtonLink } from '~/components/button-link.tsx'
import { Section } from '~/components/section.tsx'
import type { FaqItem as FaqItemContent, FaqSection } from '../../../content/model/faq.ts'
import { FaqItem } from './faq-item.tsx'

type FaqProps = {
  content: FaqSection
  items: readonly FaqItemContent[]
}

export function Faq({ content, items }: FaqProps) {
  return (
    <Section id="faq" labelledBy="faq-title" ground="cream">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr] lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id="faq-title" className="text-h2">
            {content.title}
          </h2>
          <p className="mt-3 text-ink-soft text-lead">{content.intro}</p>
        </div>
        <div className="faq-list space-y-3 lg:row-span-2">
          {items.map((item) => (
            <FaqItem key={item.id} item={item} />
          ))}
        </div>
        <div className="self-start rounded-card bg-peach-soft p-6 md:p-8 lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          <h3 className="text-h3">{content.moreTitle}</h3>
          <p className="mt-1">{content.moreText}</p>
          <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
            {/* SPEC §2: both lead to the contact cards, where the visitor picks a practice. */}
            <ButtonLink to={`/${content.message.to}`}>{content.callLabel}</ButtonLink>
            <ButtonLink to={`/${content.message.to}`} look="secondary">
              {content.message.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  )
}
