import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names.ts'

const looks = {
  mint: 'bg-mint text-ink',
  cream: 'bg-cream text-ink',
  peach: 'bg-peach-soft text-ink',
  white: 'bg-white text-ink',
  dark: 'bg-ink text-white',
  nhs: 'bg-white text-nhs',
} as const

export function Badge({
  look = 'mint',
  className,
  children,
}: {
  look?: keyof typeof looks
  className?: string
  children: ReactNode
}) {
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
