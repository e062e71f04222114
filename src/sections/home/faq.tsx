import { ArrowRight, Plus } from 'lucide-react'
import { textLinkClasses } from '~/components/link-looks.ts'
import { ButtonLink } from '~/components/links.tsx'
import { HeadingWords, Section } from '~/components/section.tsx'
import type { FaqItem, FaqSection } from '~/content/faq-item.ts'

export function Faq({ content, items }: { content: FaqSection; items: readonly FaqItem[] }) {
  return (
    <Section id="faq" labelledBy="faq-title" ground="cream">
      <div className="grid gap-x-16 gap-y-7 lg:gap-y-10 lg:grid-cols-[1fr_1.7fr] lg:grid-rows-[auto_1fr]">
        <div>
          <HeadingWords id="faq-title" title={content.title} intro={content.intro} />
        </div>
        <div className="faq-list rounded-card bg-white lg:row-span-2">
          {items.map((item) => (
            <Answer key={item.id} item={item} />
          ))}
        </div>
        <div className="self-start rounded-card bg-peach-soft p-5 md:p-8 lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          <h3 id="more-questions" className="text-h3">
            {content.moreTitle}
          </h3>
          <p className="mt-1">{content.moreText}</p>
          <div className="mt-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap md:mt-5">
            {/* Both lead to the contact cards, where the visitor picks a practice. */}
            <ButtonLink to={`/${content.message.to}`} className="max-sm:px-2!">
              {content.callLabel}
            </ButtonLink>
            <ButtonLink to={`/${content.message.to}`} look="secondary" className="max-sm:px-2!">
              {content.message.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  )
}

/**
 * One answer open at a time, and it can be closed again: the browser does both.
 * The id stands on the answer: an address that ends in it makes the browser open the item.
 */
function Answer({ item }: { item: FaqItem }) {
  const { id, question, answer, link } = item
  return (
    <details name="faq" className="group border-line not-first:border-t">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-2.5 focus-visible:-outline-offset-4 focus-visible:shadow-none md:min-h-16 md:px-7 md:py-4">
        <h3 className="font-semibold font-text text-body tracking-normal md:text-[1.1875rem]">
          {question}
        </h3>
        <span className="grid size-8 shrink-0 place-items-center rounded-pill bg-mint text-brand transition-colors group-open:bg-brand group-open:text-white">
          <Plus className="size-5 transition-transform duration-200 group-open:rotate-45" />
        </span>
      </summary>
      <div id={`faq-${id}`} className="max-w-text scroll-mt-40 px-5 pb-6 md:px-7">
        <p className="text-ink-soft">{answer}</p>
        {link && (
          <p className="mt-3">
            <a
              href={link.to.replace(/^#/, '/#')}
              className={`inline-flex min-h-11 items-center gap-2 ${textLinkClasses}`}
            >
              {link.label}
              <ArrowRight className="size-4" />
            </a>
          </p>
        )}
      </div>
    </details>
  )
}
