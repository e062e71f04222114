import type { ComponentProps } from 'react'
import { Section } from '~/components/section.tsx'
import type { OpenNhsPage } from '../../../content/model/location-page.ts'

/** Said before anybody registers: what the therapists may not do, and the three ways from there. */
export function ScopeNote({
  content,
  ground = 'white',
}: {
  content: OpenNhsPage['scopeNote']
  ground?: ComponentProps<typeof Section>['ground']
}) {
  return (
    <Section labelledBy="scope-title" ground={ground ?? 'white'}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
        <div className="border-nhs border-l-4 pl-6 md:pl-8">
          <h2 id="scope-title" className="text-h2">
            {content.title}
          </h2>
          <p className="mt-4 text-ink-soft text-lead">{content.text}</p>
        </div>
        <ol className="grid gap-3">
          {content.options.map((option, index) => (
            <li
              key={option}
              className="flex items-center gap-5 rounded-inner border-2 border-nhs/20 bg-white p-5 md:p-6"
            >
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-pill bg-nhs font-display text-h3 text-white"
              >
                {index + 1}
              </span>
              <span className="font-medium">{option}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
