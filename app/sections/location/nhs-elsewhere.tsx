import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Section } from '~/components/section.tsx'
import type { EitherNhsPage } from '../../../content/model/location-page.ts'

/** Where the NHS places are: most visitors of a full practice look for exactly this. */
export function NhsElsewhere({ content }: { content: EitherNhsPage['whenFull']['elsewhere'] }) {
  return (
    <Section labelledBy="elsewhere-title" ground="nhs">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 id="elsewhere-title" className="text-h2">
            {content.title}
          </h2>
          <p className="mt-4 max-w-[58ch] text-lead text-white/90">{content.text}</p>
        </div>
        <ul className="grid gap-3">
          {content.links.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="group flex min-h-16 items-center justify-between gap-4 rounded-inner bg-white px-6 py-5 font-display text-h3 text-nhs hover:bg-mint"
              >
                {label}
                <ArrowRight
                  className="size-6 shrink-0 transition-transform duration-200 group-hover:translate-x-1"
                  aria-hidden="true"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
