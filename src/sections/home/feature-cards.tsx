import { slug } from 'github-slugger'
import { Check } from 'lucide-react'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import type { FeatureCard } from '~/content/home.ts'
import { classNames } from '~/lib/class-names.ts'

const featureGrounds = ['bg-mint', 'bg-ink text-white', 'bg-peach-soft', 'bg-cream'] as const

/** Uneven on purpose: the card with a list stands tall beside the others. */
export function FeatureCards({ features }: { features: readonly FeatureCard[] }) {
  return (
    <ul className="mt-8 grid gap-2.5 sm:mt-14 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {features.map(({ icon, title, description, list }, index) => (
        <li
          key={title}
          className={classNames(
            'rounded-card px-5 py-4 max-sm:text-small sm:py-5 md:p-8',
            featureGrounds[index % featureGrounds.length],
            list && 'sm:col-start-2 sm:row-span-2 sm:row-start-1 lg:col-start-3',
            index === features.length - 1 && 'sm:max-lg:col-span-2 lg:col-span-2',
          )}
        >
          <div className="flex items-center gap-3 sm:block">
            <TreatmentIcon
              name={icon}
              className={classNames('size-9 sm:size-10', !list && 'text-brand')}
            />
            <h3 id={slug(title)} className="text-h3 sm:mt-4">
              {title}
            </h3>
          </div>
          <p className={`mt-1.5 max-w-[52ch] sm:mt-2 ${list ? 'text-white/90' : 'text-ink-soft'}`}>
            {description}
          </p>
          {list && (
            <ul className="mt-4 grid grid-cols-2 gap-3 sm:mt-6 sm:grid-cols-1">
              {list.map((item) => (
                <li key={item} className="flex items-center gap-2 font-medium sm:gap-3">
                  <Check className="size-6 shrink-0 rounded-pill bg-white/15 p-1" strokeWidth={3} />
                  {item}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
