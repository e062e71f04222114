import { Check } from 'lucide-react'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import { classNames } from '~/lib/class-names.ts'
import type { FeatureCard } from '../../../content/model/about.ts'

const grounds = ['bg-mint', 'bg-ink text-white', 'bg-peach-soft', 'bg-cream'] as const

/** Uneven on purpose: the card with a list stands tall beside the others. */
export function AboutFeatures({ features }: { features: readonly FeatureCard[] }) {
  return (
    <ul className="mt-14 grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {features.map(({ icon, title, description, list }, index) => (
        <li
          key={title}
          className={classNames(
            'rounded-card p-6 md:p-8',
            grounds[index % grounds.length],
            list && 'sm:col-start-2 sm:row-span-2 sm:row-start-1 lg:col-start-3',
            index === features.length - 1 && 'sm:max-lg:col-span-2 lg:col-span-2',
          )}
        >
          <TreatmentIcon name={icon} className={classNames('size-10', !list && 'text-brand')} />
          <h3 className="mt-4 text-h3">{title}</h3>
          <p className={classNames('mt-2 max-w-[52ch]', list ? 'text-white/90' : 'text-ink-soft')}>
            {description}
          </p>
          {list && (
            <ul className="mt-6 space-y-3">
              {list.map((item) => (
                <li key={item} className="flex items-center gap-3 font-medium">
                  <Check
                    className="size-6 shrink-0 rounded-pill bg-white/15 p-1"
                    strokeWidth={3}
                    aria-hidden="true"
                  />
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
