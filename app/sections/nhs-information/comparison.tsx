import type { NhsInformation } from '../../../content/model/nhs-information.ts'

/**
 * NHS and private care side by side. On phones each row becomes a small block of two columns;
 * the roles are written out because a table loses its own when its boxes are rearranged.
 */
export function Comparison({ content }: { content: NhsInformation['comparison'] }) {
  const [topic, nhs, priv] = content.columns
  return (
    <table className="comparison w-full overflow-hidden rounded-card bg-white text-left shadow-card">
      <caption className="sr-only">{content.title}</caption>
      <thead>
        <tr>
          <th scope="col">{topic}</th>
          <th scope="col" className="text-nhs">
            {nhs}
          </th>
          <th scope="col">{priv}</th>
        </tr>
      </thead>
      <tbody>
        {content.rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: kept where CSS rearranges the boxes
          <tr key={row.topic} role="row">
            {/* biome-ignore lint/a11y/noRedundantRoles: kept where CSS rearranges the boxes */}
            <th scope="row" role="rowheader">
              {row.topic}
            </th>
            {/* biome-ignore lint/a11y/noRedundantRoles: kept where CSS rearranges the boxes */}
            <td role="cell">
              <span className="comparison-label text-nhs" aria-hidden="true">
                {nhs}
              </span>
              {row.nhs}
            </td>
            {/* biome-ignore lint/a11y/noRedundantRoles: kept where CSS rearranges the boxes */}
            <td role="cell">
              <span className="comparison-label" aria-hidden="true">
                {priv}
              </span>
              {row.private}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
