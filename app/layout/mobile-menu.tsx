import { Menu, X } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '~/components/button-link.tsx'
import type { HeaderContent } from './header-content.ts'
import { Logo } from './logo.tsx'
import { PracticePhoneList } from './practice-phone-list.tsx'

const menuId = 'mobile-menu'
const toggleClasses = 'grid size-12 shrink-0 place-items-center rounded-pill border-2 border-line'

/** A native popover: opens without a script, closes on Escape and on a tap beside it. */
export function MobileMenu({ content }: { content: HeaderContent }) {
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-controls={menuId}
        aria-label={content.openMenuLabel}
        className={toggleClasses}
      >
        <Menu className="size-5" aria-hidden="true" />
      </button>
      <div id={menuId} popover="auto" className="mobile-menu bg-white px-(--gutter) pb-8 text-ink">
        <div className="flex h-(--header-height) items-center justify-between">
          <Logo text={content.logoText} />
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: taken when the sheet opens, which covers the button that opened it
            autoFocus
            aria-label={content.closeMenuLabel}
            className={toggleClasses}
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul className="divide-y divide-line">
            {content.items.map((item) => (
              <li key={item.label}>
                {item.to ? (
                  <Link to={item.to} className="block py-3.5 font-display text-h3">
                    {item.label}
                  </Link>
                ) : (
                  <details className="group">
                    <summary className="flex items-center justify-between py-3.5 font-display text-h3">
                      {item.label}
                      <span
                        aria-hidden="true"
                        className="px-2 text-[1.75rem] text-brand leading-none transition-transform group-open:rotate-45"
                      >
                        +
                      </span>
                    </summary>
                    <PracticePhoneList practices={content.practices} />
                  </details>
                )}
              </li>
            ))}
          </ul>
          <p className="mt-6 mb-3 text-ink-soft">{content.bookingPrompt.text}</p>
          <ButtonLink to="/#booking" className="w-full">
            {content.bookingPrompt.mobileLabel}
          </ButtonLink>
        </nav>
      </div>
    </div>
  )
}
