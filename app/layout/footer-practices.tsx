import { Link } from 'react-router'
import { PhoneLink } from '~/components/phone-link.tsx'
import type { FooterPractice } from './footer-content.ts'

/** Name, address, phone, e-mail and kind of care of each practice: the GDC asks for all of it. */
export function FooterPractices({
  title,
  practices,
}: {
  title: string
  practices: readonly FooterPractice[]
}) {
  return (
    <div className="col-span-full">
      <h3 className="mb-3 text-h3">{title}</h3>
      <ul className="grid gap-8 lg:grid-cols-3">
        {practices.map(({ slug, name, address, phone, email, careOffered, page }) => (
          <li key={slug} className="text-small text-white/85">
            <Link to={page} className="tap font-semibold text-white hover:underline">
              {name}
            </Link>
            <address className="not-italic">
              {address}
              <br />
              <PhoneLink phone={phone} className="tap font-semibold text-white hover:underline" />
              <br />
              <a href={`mailto:${email}`} className="tap break-all hover:underline">
                {email}
              </a>
            </address>
            <p className="mt-1">{careOffered} care</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
