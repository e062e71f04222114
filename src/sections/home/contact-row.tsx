import { slug } from 'github-slugger'
import { Mail, MapPin, Phone } from 'lucide-react'
import { textLinkClasses } from '~/components/link-looks.ts'
import { ButtonLink, EmailLink, PhoneLink } from '~/components/links.tsx'
import { OpenNow } from '~/components/open-now.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { Contact } from '~/content/home.ts'
import type { Practice } from '~/content/practice.ts'
import { hoursByLabel } from '~/lib/hours-lines.ts'
import { addressLine, mapsSearchUrl } from '~/lib/maps.ts'
import { telHref } from '~/lib/phone-links.ts'

type ContactRowProps = { practice: Practice; picture: PictureSource; content: Contact }

/** One line of the directory: the room you walk into, how to reach it, when it is open. */
export function ContactRow({ practice, picture, content }: ContactRowProps) {
  const { tradeName, email, phone } = practice
  const address = addressLine(practice.address)
  return (
    <li
      id={`contact-${slug(practice.town)}`}
      data-search-name={`${tradeName}, ${practice.town}`}
      className="rounded-card bg-white p-5 shadow-card md:rounded-none md:bg-transparent md:p-8 md:shadow-none"
    >
      <div className="contact-row">
        <Picture
          source={picture}
          sizes="(width >= 75rem) 359px, (width >= 72rem) 28vw, (width >= 48rem) 40vw, 74vw"
          className="h-auto w-full rounded-inner"
        />
        <div className="contact-name">
          <h3 className="text-h3">{tradeName}</h3>
          <OpenNow practice={practice} className="mt-1.5" />
        </div>
        <ul className="contact-ways space-y-1">
          <li className="flex items-start gap-3 py-1.5">
            <MapPin className="mt-1 size-5 shrink-0 text-brand" />
            <address className="not-italic">{address}</address>
          </li>
          <li className="flex items-center gap-3">
            <Phone className="size-5 shrink-0 text-brand" />
            <PhoneLink
              phone={phone}
              className={`inline-flex min-h-11 items-center ${textLinkClasses}`}
            />
          </li>
          <li className="flex items-center gap-3">
            <Mail className="size-5 shrink-0 text-brand" />
            <EmailLink
              address={email}
              className={`inline-flex min-h-11 items-center text-small sm:text-body ${textLinkClasses}`}
            />
          </li>
        </ul>
        <div className="contact-hours">
          <HoursTable practice={practice} content={content} />
        </div>
        <div className="contact-actions grid grid-cols-2 gap-3" data-print="hide">
          <ButtonLink to={telHref(phone)} className="px-2!">
            {content.callLabel}
            <span className="sr-only">{`: ${tradeName}`}</span>
          </ButtonLink>
          <ButtonLink to={mapsSearchUrl(address)} look="secondary" opensNewTab className="px-2!">
            {content.mapLabel}
            <span className="sr-only">{`: ${tradeName}`}</span>
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}

/** Opening hours by label, then the days that differ, until they have passed. */
function HoursTable({ practice, content }: Omit<ContactRowProps, 'picture'>) {
  const lines = hoursByLabel(practice, content.hoursLabels)
  const usual = lines.filter(({ until }) => !until)
  const exceptional = lines.filter(({ until }) => until)
  return (
    <div>
      <h4 className="font-semibold">{content.hoursTitle}</h4>
      <dl className="mt-2 divide-y divide-line/70 text-small">
        {usual.map(({ label, hours }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium tabular-nums">{hours}</dd>
          </div>
        ))}
      </dl>
      {exceptional.length > 0 && (
        <ul className="border-line/70 border-t pt-1.5 text-ink-soft text-tiny empty:hidden">
          {exceptional.map(({ label, hours, until }) => (
            <li key={label} data-part="until" data-until={until}>
              {`${label}: ${hours}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
