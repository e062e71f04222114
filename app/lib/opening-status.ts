import { clockLabel } from './clock-label.ts'
import { londonInstant, londonTime } from './london-time.ts'
import { addDays, hoursOn, openSpans, type PracticeHours, weekdayOf } from './opening-hours.ts'

export type OpeningStatus = {
  state: 'open' | 'lunch' | 'closed'
  /** `Open now, closes 5:00 PM` */
  label: string
  /** When the label has to be worked out again. */
  changesAt: Date
}

/** How far ahead an opening is looked for: past the longest holiday a practice would take. */
const daysAhead = 60

/** What to say of a practice at this moment, worked out in London from the hours that are printed. */
export function openingStatus(practice: PracticeHours, now: Date): OpeningStatus {
  const { isoDate, time } = londonTime(now)
  const spans = openSpans(hoursOn(practice, isoDate))
  const current = spans.find(({ from, to }) => from <= time && time < to)
  const next = spans.find(({ from }) => time < from)
  const changesAt = londonInstant(...nextEdge(isoDate, current?.to ?? next?.from))

  if (current) {
    const close = spans.at(-1)?.to ?? current.to
    return { state: 'open', label: `Open now, closes ${clockLabel(close)}`, changesAt }
  }
  if (next && next !== spans[0]) {
    return {
      state: 'lunch',
      label: `Closed for lunch until ${clockLabel(next.from)}`,
      changesAt,
    }
  }
  const label = next ? `Opens today ${clockLabel(next.from)}` : nextOpening(practice, isoDate)
  return { state: 'closed', label, changesAt }
}

/** At midnight "tomorrow" becomes "today", whatever the hours are. */
const nextEdge = (isoDate: string, edge: string | undefined): [string, string] =>
  edge ? [isoDate, edge] : [addDays(isoDate, 1), '00:00']

function nextOpening(practice: PracticeHours, today: string): string {
  for (let days = 1; days <= daysAhead; days++) {
    const isoDate = addDays(today, days)
    const [first] = openSpans(hoursOn(practice, isoDate))
    if (first) return `Opens ${dayLabel(isoDate, days)} ${clockLabel(first.from)}`
  }
  return 'Closed at the moment'
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
})

/** A weekday alone is clear for a week at most. */
function dayLabel(isoDate: string, days: number): string {
  if (days === 1) return 'tomorrow'
  if (days < 7) return weekdayOf(isoDate)
  return `${weekdayOf(isoDate)} ${dayAndMonth.format(new Date(isoDate))},`
}
