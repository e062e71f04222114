import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names.ts'

type CardProps = { as: 'li' | 'article'; id?: string; className: string; children: ReactNode }

/** White on cream or mint, with the soft shadow of the house. */
export function Card({ as: Tag, id, className, children }: CardProps) {
  return (
    <Tag
      id={id}
      className={classNames(
        'flex flex-col overflow-hidden rounded-card bg-white shadow-card',
        className,
      )}
    >
      {children}
    </Tag>
  )
}
