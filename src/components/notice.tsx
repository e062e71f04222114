import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names.ts'

const looks = {
  calm: 'bg-mint text-ink',
  warm: 'bg-peach-soft text-ink',
  full: 'bg-amber text-ink',
  nhs: 'border-2 border-nhs bg-white text-ink',
  urgent: 'bg-emergency text-white',
} as const

/** A message that must not be missed, with its own heading where it needs one. */
export function Notice({
  look = 'calm',
  title,
  className,
  children,
}: {
  look?: keyof typeof looks
  title?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={classNames('rounded-card p-6 md:p-8', looks[look], className)}>
      {title && <p className="mb-2 font-display text-h3">{title}</p>}
      {children}
    </div>
  )
}
