import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import { classNames } from '~/lib/class-names.ts'
import type { Tile } from '../../../content/model/blocks.ts'

const columnClasses = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const

/** `card` for white cards on a coloured ground, `plain` for tiles that stand on the page itself. */
const looks = {
  card: { item: 'rounded-card bg-white p-6 shadow-card md:p-7', icon: 'bg-mint text-brand' },
  plain: { item: '', icon: 'bg-mint text-brand' },
  nhs: { item: 'rounded-card bg-white p-6 shadow-card md:p-7', icon: 'bg-nhs text-white' },
  onDark: { item: 'rounded-card bg-white/10 p-6 md:p-7', icon: 'bg-white text-ink' },
} as const

type TileGridProps = {
  tiles: readonly (Tile & { link?: { label: string; to: string } | undefined })[]
  columns?: keyof typeof columnClasses
  look?: keyof typeof looks
}

/** Icon, title and a sentence each. On phones the icon stands beside the words. */
export function TileGrid({ tiles, columns = 4, look = 'card' }: TileGridProps) {
  const { item, icon } = looks[look]
  const isPlain = look === 'plain'
  return (
    <ul
      className={classNames(
        'grid',
        isPlain ? 'gap-x-8 gap-y-8 lg:gap-y-12' : 'gap-4 md:gap-6',
        columnClasses[columns],
      )}
    >
      {tiles.map((tile) => (
        <li
          key={tile.title}
          className={classNames('flex gap-4 sm:flex-col sm:items-start sm:gap-5', item)}
        >
          <span
            className={classNames(
              'grid size-12 shrink-0 place-items-center rounded-inner md:size-14',
              icon,
            )}
          >
            <TreatmentIcon name={tile.icon} className="size-6 md:size-7" />
          </span>
          <div className="flex grow flex-col">
            <h3 className="text-h3">{tile.title}</h3>
            <p
              className={classNames(
                'mt-1.5 sm:mt-2',
                look === 'onDark' ? 'text-white/90' : 'text-ink-soft',
              )}
            >
              {tile.description}
            </p>
            {tile.link && (
              <Link
                to={tile.link.to}
                className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start pt-3 font-semibold text-brand underline decoration-transparent underline-offset-4 hover:decoration-current"
              >
                {tile.link.label}
                <ArrowRight className="size-4" aria-hidden="true" />
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
