import { Link } from 'react-router'
import { PhoneLink } from '~/components/phone-link.tsx'
import { plainDate } from '~/lib/dates.ts'
import type { FooterContent } from './footer-content.ts'

/** Regulators, legal links and the date of the last update, on every page (GDC advertising duties). */
export function FooterLegal({ content }: { content: FooterContent }) {
  const { regulator, legalLinks, lastUpdated, copyright, countryData } = content
  return (
    <div className="border-white/15 border-t">
      <div className="container-page grid gap-8 py-10 text-small text-white/85 lg:grid-cols-[2fr_1fr]">
        <div className="max-w-text">
          <h3 className="mb-2 font-semibold font-text text-body text-white tracking-normal">
            {regulator.title}
          </h3>
          <p>
            {regulator.gdc.line}{' '}
            <a
              href={regulator.gdc.website}
              rel="noopener"
              className="font-semibold text-white underline underline-offset-4"
            >
              {regulator.gdc.name}
            </a>
            , {regulator.gdc.address},{' '}
            <PhoneLink
              phone={regulator.gdc.phone}
              className="whitespace-nowrap underline underline-offset-4"
            />
            .
          </p>
          <p className="mt-2">
            {regulator.cqc.line}{' '}
            <a href={regulator.cqc.website} rel="noopener" className="underline underline-offset-4">
              {regulator.cqc.name}
            </a>
          </p>
        </div>
        <div className="lg:text-right">
          <nav aria-label={legalLinks.title}>
            <ul className="flex flex-wrap gap-x-5 lg:justify-end">
              {legalLinks.links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className="tap underline underline-offset-4 hover:text-white">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className="mt-3">
            {lastUpdated.label}{' '}
            <time dateTime={lastUpdated.date}>{plainDate(lastUpdated.date)}</time>
          </p>
          <p className="mt-1">{copyright}</p>
          <p className="mt-1">
            <a href={countryData.url} rel="noopener" className="tap underline underline-offset-4">
              {countryData.label}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}
