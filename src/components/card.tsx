import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names.ts'

/** White on cream or mint, with the soft shadow of the house. */
export function Card({
  as: Tag = 'div',
  className,
  children,
}: {
  as?: 'div' | 'li' | 'article'
  className?: string
  children: ReactNode
}) {
  return (
    <Tag
      className={classNames(
        'flex flex-col overflow-hidden rounded-card bg-white shadow-card',
        className,
      )}
    >
      {children}
    </Tag>
  )
}
