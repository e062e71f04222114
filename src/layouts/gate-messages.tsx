import { MapPin } from 'lucide-react'
import { countryId } from '~/behaviours/location-gate/decide.ts'
import { PhoneLink } from '~/components/links.tsx'
import type { Group } from '~/content/group.ts'
import type { LocationGate } from '~/content/location-gate.ts'
import { Logo } from './logo.tsx'

/**
 * The gate before all pages. Which of the two messages is shown, and whether the page is, is
 * decided by the inlined script of the head (behaviours/location-gate): the style sheet follows.
 */
export function GateMessages({ content, group }: { content: LocationGate; group: Group }) {
  const [beforeCountry, afterCountry] = content.yourLocation.split('{country name}')
  return (
    <section className="location-gate" aria-label="Location check" data-nosnippet="">
      <Logo text={group.logoText} isStanding />
      <p role="status" className="location-gate-checking text-ink-soft text-lead">
        {content.checking}
      </p>
      <div className="location-gate-restricted w-full max-w-text rounded-card bg-white p-8 text-center shadow-raised sm:p-14">
        <div role="alert">
          <MapPin className="mx-auto mb-6 size-12 text-coral" />
          {/* Not an h1: the served page has one already. */}
          {/* biome-ignore lint/a11y/useSemanticElements: see above */}
          <p role="heading" aria-level={1} className="mb-4 font-display text-h2">
            {content.restrictedTitle}
          </p>
          <p className="text-balance text-lead">{content.restrictedText}</p>
          <p className="my-6 inline-block rounded-pill bg-mint px-5 py-2 font-semibold">
            {beforeCountry}
            <span id={countryId}> </span>
            {afterCountry}
          </p>
          <p className="text-balance text-ink-soft">{content.contactUs}</p>
        </div>
        <p className="mt-4 flex flex-wrap justify-center gap-x-6 font-semibold text-brand">
          <PhoneLink phone={group.phone} className="tap underline underline-offset-4" />
          <a
            href={`mailto:${group.email}`}
            className="tap wrap-anywhere underline underline-offset-4"
          >
            {group.email}
          </a>
        </p>
      </div>
    </section>
  )
}
