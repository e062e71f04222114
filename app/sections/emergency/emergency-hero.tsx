import { Clock } from 'lucide-react'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { Emergency } from '../../../content/model/emergency.ts'
import { type Call, CallButtons } from './call-buttons.tsx'
import { LifeThreatening } from './life-threatening.tsx'

type EmergencyHeroProps = {
  content: Emergency['hero']
  lifeThreatening: Emergency['lifeThreatening']
  calls: readonly Call[]
  picture: { source: PictureSource; alt: string }
}

/** Who to call, on the first screen of any phone; then what not to wait with. */
export function EmergencyHero({ content, lifeThreatening, calls, picture }: EmergencyHeroProps) {
  return (
    <section aria-labelledby="page-title" className="overflow-hidden bg-cream">
      <div className="container-page grid grid-cols-[1fr_auto] items-center gap-x-4 pt-3 pb-10 md:gap-x-16 md:pt-8 md:pb-14">
        <p className="col-span-2 flex items-center gap-2 justify-self-start rounded-pill bg-peach-soft px-3.5 py-1.5 font-semibold text-small lg:col-span-1 lg:self-end">
          <Clock className="size-4 shrink-0" aria-hidden="true" />
          {content.eyebrow}
        </p>
        <h1 id="page-title" className="mt-3 text-h1 md:mt-5">
          {content.title}
        </h1>
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <Picture
            source={picture.source}
            alt={picture.alt}
            sizes="(width >= 64rem) 400px, (width >= 48rem) 220px, 112px"
            isFirstScreen
            className="h-auto w-28 md:w-55 lg:w-100"
          />
        </div>
        <div className="col-span-2 mt-3 lg:col-span-1 lg:mt-5">
          <p className="max-w-[58ch] text-ink-soft text-lead">{content.lead}</p>
          <div className="mt-6">
            <CallButtons calls={calls} />
          </div>
        </div>
      </div>
      <div className="container-page pb-14 md:pb-20">
        <LifeThreatening content={lifeThreatening} />
      </div>
    </section>
  )
}
