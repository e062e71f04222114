import { Clock, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClasses, textLinkClasses } from '~/components/link-looks.ts'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { Emergency } from '~/content/emergency.ts'
import { telHref } from '~/lib/phone-links.ts'
import { LifeThreatening } from '~/sections/shared/life-threatening.tsx'

type EmergencyHeroProps = {
  content: Emergency
  calls: readonly { label: string; phone: string }[]
  picture: EmergencyPicture
  /** Below the numbers. */
  children: ReactNode
}

/** In one size for the copy that is kept on the visitor's device. */
export type EmergencyPicture = PictureSource | Omit<PictureSource, 'avif'>

/** What is beyond a dentist, said before anything else; then who to call. */
export function EmergencyHero({ content, calls, picture, children }: EmergencyHeroProps) {
  const { hero, lifeThreatening } = content
  return (
    <section aria-labelledby="page-title" className="overflow-hidden bg-cream">
      <div className="container-page flex items-center justify-between gap-x-4 pt-1 md:pt-4">
        <h1 id="page-title" className="text-h1">
          {hero.title}
        </h1>
        <HeroPicture picture={picture} />
      </div>
      <div className="container-page mt-3 grid gap-y-5 pb-14 md:mt-6 md:gap-y-8 md:pb-20">
        <LifeThreatening content={lifeThreatening} />
        <div>
          <p className="inline-flex items-center gap-2 rounded-pill bg-peach-soft px-3.5 py-1.5 font-semibold text-small">
            <Clock className="size-4 shrink-0" />
            {hero.eyebrow}
          </p>
          <p className="mt-3 max-w-[80ch] text-lead">{hero.lead}</p>
        </div>
        <div>
          <CallButtons calls={calls} />
          <p className="mt-2">
            <AtNightLink content={content.atNight} />
          </p>
        </div>
        {children}
      </div>
    </section>
  )
}

/** Beside every "24/7" of the page. */
export const AtNightLink = ({ content }: { content: Emergency['atNight'] }) => (
  <a href="#at-night" className={`tap ${textLinkClasses}`}>
    {content.linkLabel}
  </a>
)

/** Not on phones, where the first screen is for the red list; lazy, so that they do not fetch it either. */
function HeroPicture({ picture }: Pick<EmergencyHeroProps, 'picture'>) {
  const className = 'h-auto w-55 shrink-0 rounded-card max-md:hidden'
  if (!('avif' in picture)) return <img {...picture} alt={picture.alt} className={className} />
  return <Picture source={picture} sizes="220px" className={className} />
}

/** One large button a practice, each with its number: they can be hit with a thumb, and read out. */
export function CallButtons({ calls }: Pick<EmergencyHeroProps, 'calls'>) {
  return (
    <div className="@container">
      <ul className="grid gap-3 @min-[36rem]:card-row">
        {calls.map(({ label, phone }) => (
          <li key={label}>
            <a
              href={telHref(phone)}
              className={buttonClasses(
                'emergency',
                'min-h-14 w-full justify-start gap-3 px-5 @min-[36rem]:rounded-inner',
              )}
            >
              <Phone className="size-5 shrink-0" />
              <span className="flex grow flex-wrap items-baseline justify-between gap-x-4 whitespace-nowrap text-left @min-[36rem]:flex-col @min-[36rem]:gap-y-0.5">
                {label}
                <span className="font-medium tabular-nums">{phone}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
