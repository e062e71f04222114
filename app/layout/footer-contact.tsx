import { PhoneLink } from '~/components/phone-link.tsx'
import type { FooterContent } from './footer-content.ts'

type FooterContactProps = Pick<FooterContent, 'contact' | 'hours' | 'social'>

export function FooterContact({ contact, hours, social }: FooterContactProps) {
  return (
    <>
      <h3 className="mt-8 mb-2 text-h3">{contact.title}</h3>
      <p className="text-white/85">
        <PhoneLink phone={contact.phone} className="tap font-semibold text-white hover:underline" />
        <br />
        <a href={`mailto:${contact.email}`} className="tap break-all hover:underline">
          {contact.email}
        </a>
      </p>
      <h3 className="mt-6 mb-2 text-h3">{hours.title}</h3>
      <dl className="grid max-w-xs grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-white/85">
        {hours.lines.map((line) => (
          <div key={line.days} className="contents">
            <dt>{line.days}</dt>
            <dd>{line.hours}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6 mb-2 text-h3">{social.title}</h3>
      <ul className="flex flex-wrap gap-x-5">
        {social.links.map(({ network, url }) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="tap text-white/85 underline underline-offset-4 hover:text-white"
            >
              {network}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
