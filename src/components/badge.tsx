import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names.ts'

const looks = {
  mint: 'bg-mint text-ink',
  peach: 'bg-peach-soft text-ink',
  white: 'bg-white text-ink',
} as const

type BadgeProps = { look?: keyof typeof looks; className?: string; children: ReactNode }

export function Badge({ look = 'mint', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-pill px-3 py-1 text-small font-medium',
        looks[look],
        className,
      )}
    >
      {children}
    </span>
  )
}
