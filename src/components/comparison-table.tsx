import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names.ts'

type ComparisonTableProps = {
  /** For screen readers; sighted visitors have the heading above it. */
  caption: string
  /** What the rows are about, then what is compared. */
  columns: readonly [string, ...string[]]
  rows: readonly { name: string; cells: readonly ReactNode[] }[]
  /** Of the columns that are compared, by their place. */
  colours?: readonly string[]
  className?: string
}

/**
 * Things side by side. On phones each row becomes a small block with the columns' names in it
 * (comparison.css); the roles are written out because a table loses its own when its boxes are rearranged.
 */
export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, columns, rows, colours = [], className } = props
  const [topic, ...compared] = columns
  return (
    <table
      className={classNames(
        'comparison w-full overflow-hidden rounded-card bg-white text-left shadow-card',
        className,
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{topic}</th>
          {compared.map((column, index) => (
            <th key={column} scope="col" className={colours[index]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          // biome-ignore lint/a11y/noRedundantRoles: kept where CSS rearranges the boxes
          <tr key={name} role="row">
            {/* biome-ignore lint/a11y/noRedundantRoles: kept where CSS rearranges the boxes */}
            <th scope="row" role="rowheader">
              {name}
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/a11y/noRedundantRoles: kept where CSS rearranges the boxes
              <td key={compared[index]} role="cell" data-label={compared[index]}>
                <span className={classNames('comparison-label', colours[index])} aria-hidden="true">
                  {compared[index]}
                </span>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
