import { ChevronDown, Menu, X } from 'lucide-react'
import { ButtonLink } from '~/components/links.tsx'
import type { Group } from '~/content/group.ts'
import type { Navigation } from '~/content/navigation.ts'
import type { Practice } from '~/content/practice.ts'
import { Logo } from './logo.tsx'
import { PracticePhoneList } from './practice-phone-list.tsx'

export type HeaderContent = {
  group: Group
  navigation: Navigation
  practices: readonly Practice[]
}

/** What it does when the page is scrolled is in behaviours/every-page.ts. */
export function SiteHeader({ content }: { content: HeaderContent }) {
  return (
    <>
      <TopBar {...content.group.topBar} />
      <header
        data-part="header"
        className="sticky top-0 z-40 bg-white shadow-header transition-shadow duration-200 data-[scrolled=true]:shadow-header-scrolled"
      >
        <div className="container-page flex h-(--header-height) items-center justify-between gap-2 sm:gap-4">
          <Logo text={content.group.logoText} />
          <nav aria-label="Main" className="hidden lg:block">
            <ul className="flex items-center xl:gap-1">
              {content.navigation.items.map((item) => (
                <li key={item.label}>
                  {'to' in item ? (
                    <a
                      href={item.to}
                      className="block rounded-pill px-3 py-2.5 font-medium text-small hover:bg-mint"
                    >
                      {item.label}
                    </a>
                  ) : (
                    <LocationsMenu label={item.label} practices={content.practices} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex shrink-0 items-center gap-3">
            <p className="hidden max-w-[11rem] text-balance text-right text-ink-soft text-tiny leading-tight xl:block">
              {content.group.bookingPrompt.text}
            </p>
            <div className="hidden sm:block">
              <ButtonLink to="/#booking" className="min-h-11 px-5 py-2 text-small">
                {content.group.bookingPrompt.label}
              </ButtonLink>
            </div>
            <MobileMenu content={content} />
          </div>
        </div>
      </header>
    </>
  )
}

function TopBar({ hours, welcome }: Group['topBar']) {
  return (
    <section
      aria-label="At a glance"
      data-print="hide"
      className="border-line/70 border-b bg-cream text-tiny text-ink-soft"
    >
      <p className="container-page flex flex-wrap justify-between gap-x-4 py-2">
        <span>{hours}</span>
        <span>{welcome}</span>
      </p>
    </section>
  )
}

const panelId = 'locations-panel'

type LocationsMenuProps = { label: string; practices: readonly Practice[] }

/**
 * What it does, and whether it says that it is open, is in behaviours/menus.ts; without a script, CSS
 * opens it on hover and focus.
 */
function LocationsMenu({ label, practices }: LocationsMenuProps) {
  return (
    <div data-part="locations-menu" className="locations-menu group relative">
      <button
        type="button"
        aria-controls={panelId}
        className="flex items-center gap-1 rounded-pill px-3 py-2.5 font-medium text-small hover:bg-mint"
      >
        {label}
        <ChevronDown className="size-4 transition-transform group-data-open:rotate-180" />
      </button>
      <div
        id={panelId}
        className="locations-panel absolute top-full right-1/2 hidden w-[29rem] translate-x-1/2 pt-3 group-data-open:block"
      >
        <div className="rounded-card bg-white px-6 py-3 shadow-raised">
          <PracticePhoneList practices={practices} />
        </div>
      </div>
    </div>
  )
}

const menuId = 'mobile-menu'
const toggleClasses = 'grid size-12 shrink-0 place-items-center rounded-pill border-2 border-line'

/** A native popover: opens without a script, closes on Escape and on a tap beside it. */
function MobileMenu({ content }: { content: HeaderContent }) {
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-controls={menuId}
        aria-label={content.navigation.openMenuLabel}
        className={toggleClasses}
      >
        <Menu className="size-5" />
      </button>
      <div id={menuId} popover="auto" className="mobile-menu bg-white px-(--gutter) pb-8 text-ink">
        <div className="flex h-(--header-height) items-center justify-between">
          <Logo text={content.group.logoText} />
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: taken when the sheet opens, which covers the button that opened it
            autoFocus
            aria-label={content.navigation.closeMenuLabel}
            className={toggleClasses}
          >
            <X className="size-5" />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul className="divide-y divide-line">
            {content.navigation.items.map((item) => (
              <li key={item.label}>
                {'to' in item ? (
                  <a href={item.to} className="block py-3.5 font-display text-h3">
                    {item.label}
                  </a>
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
          <p className="mt-6 mb-3 text-ink-soft">{content.group.bookingPrompt.text}</p>
          <ButtonLink to="/#booking" className="w-full">
            {content.group.bookingPrompt.mobileLabel}
          </ButtonLink>
        </nav>
      </div>
    </div>
  )
}
