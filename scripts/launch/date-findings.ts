import type { Group } from '../../content/model/group.ts'
import type { PageMeta } from '../../content/model/page-meta.ts'
import type { Finding } from './finding.ts'
import { dataIn, type LaunchContent } from './launch-content.ts'

const groupFile = 'content/group.ts'
const metaFile = 'content/page-meta.ts'

/** Dates by which a visitor or a search engine judges whether somebody looks after the site. */
export function dateFindings(content: LaunchContent, today: string): Finding[] {
  const { lastUpdated } = dataIn<Group>(content, groupFile)
  const pages = Object.entries(dataIn<Record<string, PageMeta>>(content, metaFile))
  const dates = [
    { file: groupFile, field: 'lastUpdated', text: lastUpdated, date: lastUpdated },
    ...pages.map(([page, { dateModified: date }]) => ({
      file: metaFile,
      field: `${page} dateModified`,
      text: date,
      date,
    })),
    // Articles carry a `date`, not a `lastUpdated`: they are dated by nature.
    ...content.documents.flatMap(({ file, fields: { lastUpdated: text } }) =>
      text ? [{ file, field: 'lastUpdated', text, date: lastDayOf(text) }] : [],
    ),
  ]
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return dates
    .filter(({ date }) => date === undefined || date < yearAgo)
    .map(({ file, field, text, date }) => ({
      kind: 'dates',
      file,
      field,
      note: date === undefined ? `"${text}" is no date; write it like January 2025` : text,
    }))
}

/** `January 2025` is printed without a day, so it holds until the month is over. */
function lastDayOf(text: string): string | undefined {
  const isMonth = /^\p{L}+ \d{4}$/u.test(text)
  const time = Date.parse(isMonth ? `1 ${text} UTC` : `${text} UTC`)
  if (Number.isNaN(time)) return undefined
  const date = new Date(time)
  if (isMonth) date.setUTCMonth(date.getUTCMonth() + 1, 0)
  return date.toISOString().slice(0, 10)
}
