import { Link } from 'react-router'
import { ButtonLink } from '~/components/button-link.tsx'
import type { HeaderContent } from './header-content.ts'
import { LocationsMenu } from './locations-menu.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** What it does when the page is scrolled is in behaviours/shell. */
export function SiteHeader({ content }: { content: HeaderContent }) {
  return (
    <header
      data-shell="header"
      className="sticky top-0 z-40 bg-white shadow-header transition-shadow duration-200 data-[scrolled=true]:shadow-header-scrolled"
      suppressHydrationWarning
    >
      <div className="container-page flex h-(--header-height) items-center justify-between gap-2 sm:gap-4">
        <Logo text={content.logoText} />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center xl:gap-1">
            {content.items.map((item) => (
              <li key={item.label}>
                {item.to ? (
                  <Link
                    to={item.to}
                    className="block rounded-pill px-3 py-2.5 font-medium text-small hover:bg-mint"
                  >
                    {item.label}
                  </Link>
                ) : (
                  <LocationsMenu label={item.label} practices={content.practices} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 items-center gap-3">
          <p className="hidden max-w-[11rem] text-right text-ink-soft text-tiny leading-tight xl:block">
            {content.bookingPrompt.text}
          </p>
          <div className="hidden sm:block">
            <ButtonLink to="/#booking" className="min-h-11 px-5 py-2 text-small">
              {content.bookingPrompt.label}
            </ButtonLink>
          </div>
          <MobileMenu content={content} />
        </div>
      </div>
    </header>
  )
}
