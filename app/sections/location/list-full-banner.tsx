import { Info } from 'lucide-react'
import type { EitherNhsPage } from '../../../content/model/location-page.ts'

/** Nobody should read half a page before learning that there is no NHS place. */
export function ListFullBanner({ content }: { content: EitherNhsPage['whenFull']['banner'] }) {
  return (
    <div className="bg-amber text-ink">
      <div className="container-page flex items-start gap-3 py-4 md:gap-4 md:py-5">
        <Info className="mt-0.5 size-6 shrink-0 md:size-7" aria-hidden="true" />
        <div className="items-baseline gap-x-6 lg:flex">
          <p className="shrink-0 font-display text-h3">{content.title}</p>
          <p>{content.text}</p>
        </div>
      </div>
    </div>
  )
}
