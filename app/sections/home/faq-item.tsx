import { ArrowRight, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { closeOtherDetails } from '~/behaviours/close-other-details.ts'
import { textLinkClasses } from '~/components/text-link.ts'
import type { FaqItem as FaqItemContent } from '../../../content/model/faq.ts'

/**
 * One answer open at a time, and it can be closed again (SPEC §4): the browser does both.
 * The id stands on the answer: an address that ends in it makes the browser open the item.
 */
export function FaqItem({ item }: { item: FaqItemContent }) {
  const { id, question, answer, link } = item
  return (
    <details
      name="faq"
      onToggle={closeOtherDetails}
      className="group rounded-card bg-white transition-shadow duration-200 open:shadow-card"
    >
      <summary className="flex min-h-16 list-none items-center justify-between gap-5 rounded-card px-5 py-4 md:px-7">
        <h3 className="font-semibold font-text text-body tracking-normal md:text-[1.1875rem]">
          {question}
        </h3>
        <span className="grid size-9 shrink-0 place-items-center rounded-pill bg-mint text-brand transition-colors group-open:bg-brand group-open:text-white">
          <Plus
            className="size-5 transition-transform duration-200 group-open:rotate-45"
            aria-hidden="true"
          />
        </span>
      </summary>
      <div id={`faq-${id}`} className="max-w-text scroll-mt-40 px-5 pb-6 md:px-7">
        <p className="text-ink-soft">{answer}</p>
        {link && (
          <p className="mt-3">
            <Link
              to={link.to.startsWith('#') ? `/${link.to}` : link.to}
              className={`inline-flex min-h-11 items-center gap-2 ${textLinkClasses}`}
            >
              {link.label}
              <ArrowRight className="size-4" aria-hidden="true" />
            </Link>
          </p>
        )}
      </div>
    </details>
  )
}
