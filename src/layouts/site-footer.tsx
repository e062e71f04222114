import type { ReactNode } from 'react'
import { ButtonLink, EmailLink, NewTabLink, PhoneLink } from '~/components/links.tsx'
import type { Footer } from '~/content/footer.ts'
import type { Group } from '~/content/group.ts'
import type { Practice } from '~/content/practice.ts'
import type { Ratings } from '~/content/ratings.ts'
import { plainDate } from '~/lib/dates.ts'
import { addressLine } from '~/lib/maps.ts'
import { Logo } from './logo.tsx'
import { Skyline, type SkylinePractice } from './skyline.tsx'

type SiteFooterProps = {
  footer: Footer
  group: Group
  ratings: Ratings['footer']
  practices: readonly Practice[]
  /** None on the page for emergencies, which is read on bad connections. */
  skyline: readonly SkylinePractice[]
}

export function SiteFooter({ footer, group, ratings, practices, skyline }: SiteFooterProps) {
  return (
    <footer className="bg-ink text-white">
      <h2 className="sr-only">Contact, links and policies</h2>
      {skyline.length > 0 && <Skyline line={footer.skyline.line} practices={skyline} />}
      <div className="border-white/15 border-b">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-7 md:py-8">
          <dl className="flex flex-wrap gap-x-10 gap-y-4">
            <Figure value={ratings.rating} label={ratings.ratingLabel} />
            <Figure value={ratings.reviews} label={ratings.reviewsLabel} />
            <Figure value={ratings.years} label={ratings.yearsLabel} />
          </dl>
          <ButtonLink to={footer.booking.to} look="onDark">
            {footer.booking.label}
          </ButtonLink>
        </div>
      </div>
      <div className="footer-grid container-page pt-10 pb-6 md:pt-14 md:pb-12">
        <div className="footer-brand">
          <Logo text={group.logoText} onDark />
          <p className="mt-4 max-w-[34ch] text-white/85">{footer.about}</p>
        </div>
        <Links {...footer.quickLinks} />
        <Links {...footer.patientLinks} />
        <Contact footer={footer} group={group} />
      </div>
      <Practices title={footer.locationsTitle} practices={practices} />
      <Legal footer={footer} group={group} />
    </footer>
  )
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-small text-white/80">{label}</dt>
      <dd className="font-display text-h3">{value}</dd>
    </div>
  )
}

function Links({ title, links }: Footer['quickLinks']) {
  return (
    <nav aria-label={title}>
      <h3 className="mb-3 text-h3">{title}</h3>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="tap text-white/85 hover:text-white hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How to reach the group: beside each other on tablets, below each other elsewhere. */
function Contact({ footer, group }: Pick<SiteFooterProps, 'footer' | 'group'>) {
  return (
    <div className="footer-contact">
      <div>
        <h3 className="mb-2 text-h3">{footer.contactTitle}</h3>
        <p className="text-white/85">
          <PhoneLink phone={group.phone} className="tap font-semibold text-white hover:underline" />
          <br />
          <Mail address={group.email} />
        </p>
      </div>
      <div>
        <h3 className="mb-2 text-h3">{footer.hoursTitle}</h3>
        <dl className="grid max-w-xs grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-white/85">
          {group.footerHours.map((line) => (
            <div key={line.days} className="contents">
              <dt>{line.days}</dt>
              <dd>{line.hours}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 className="mb-2 text-h3">{footer.socialTitle}</h3>
        <ul className="flex flex-wrap gap-x-5">
          {group.socialLinks.map(({ network, url }) => (
            <li key={network}>
              <NewTabLink
                href={url}
                className="tap text-white/85 underline underline-offset-4 hover:text-white"
              >
                {network}
              </NewTabLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const Mail = ({ address }: { address: string }) => (
  <EmailLink address={address} className="tap text-small hover:underline" />
)

/** Name, address, phone, e-mail and kind of care of each practice: the GDC asks for all of it. */
function Practices({ title, practices }: { title: string; practices: readonly Practice[] }) {
  return (
    <div className="border-white/15 border-t">
      <div className="footer-grid container-page py-8 md:py-12">
        <h3 className="footer-practices-title text-h3">{title}</h3>
        <ul className="swipe-row md:contents">
          {practices.map((practice) => (
            <li key={practice.slug} className="footer-practice text-small text-white/85">
              <a href={practice.path} className="tap font-semibold text-white hover:underline">
                {practice.tradeName}
              </a>
              <address className="not-italic">
                <span className="block text-balance">{addressLine(practice.address)}</span>
                <PhoneLink
                  phone={practice.phone}
                  className="tap font-semibold text-white hover:underline"
                />
                <br />
                <Mail address={practice.email} />
              </address>
              <p className="mt-1">{`${practice.careOffered} care`}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Regulators, legal links and the date of the last update, on every page (GDC advertising duties). */
function Legal({ footer, group }: Pick<SiteFooterProps, 'footer' | 'group'>) {
  const { gdc, cqc } = group.regulators
  return (
    <div className="border-white/15 border-t">
      <div className="footer-grid container-page py-7 md:py-10 text-small text-white/85">
        <div className="footer-half">
          <h3 className="font-semibold font-text text-body text-white tracking-normal">
            {footer.regulatorTitle}
          </h3>
          <RegulatorLine {...gdc}>
            , {gdc.address},{' '}
            <PhoneLink
              phone={gdc.phone}
              className="whitespace-nowrap underline underline-offset-4"
            />
          </RegulatorLine>
          <RegulatorLine {...cqc} />
        </div>
        <div className="footer-half">
          <nav aria-label={footer.legalLinks.title}>
            <ul className="-mt-1.5 flex flex-wrap gap-x-5">
              {footer.legalLinks.links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to} className="tap underline underline-offset-4 hover:text-white">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className="mt-3">
            {footer.lastUpdatedLabel}{' '}
            <time dateTime={group.lastUpdated}>{plainDate(group.lastUpdated)}</time>
          </p>
          <p className="mt-1">{`© ${group.name}. ${footer.copyright}`}</p>
          <p className="mt-1">
            <a
              href={footer.countryData.url}
              rel="noopener"
              className="tap underline underline-offset-4"
            >
              {footer.countryData.label}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}

type RegulatorLineProps = { line: string; name: string; website: string; children?: ReactNode }

/** The sentence about a regulator, whose name in it is the link; children follow the name. */
function RegulatorLine({ line, name, website, children }: RegulatorLineProps) {
  const [before, after] = line.includes(name) ? line.split(name) : [`${line} `, '']
  return (
    <p className="mt-2">
      {before}
      <a href={website} rel="noopener" className="text-white underline underline-offset-4">
        {name}
      </a>
      {children}
      {after}
    </p>
  )
}
