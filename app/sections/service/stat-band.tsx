import type { Stat } from '../../../content/model/blocks.ts'
import { StatList } from './stat-list.tsx'

type StatBandProps = { stats: readonly Stat[]; ground?: 'cream' | 'white' }

/** Figures on a dark card that closes the hero. */
export function StatBand({ stats, ground = 'cream' }: StatBandProps) {
  return (
    <div className={ground === 'white' ? 'bg-white' : 'bg-cream'}>
      <div className="container-page pb-12 md:pb-16">
        <StatList stats={stats} look="panel" />
      </div>
    </div>
  )
}
