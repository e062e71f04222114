import { Link } from 'react-router'
import type { FooterLinkGroup } from './footer-content.ts'

export function FooterLinks({ group: { title, links } }: { group: FooterLinkGroup }) {
  return (
    <nav aria-label={title}>
      <h3 className="mb-3 text-h3">{title}</h3>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="tap text-white/85 hover:text-white hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
