import { dayAndMonth, weekdayOf } from './dates.ts'
import { londonInstant, londonTime } from './london-time.ts'
import { addDays, hoursOn, openSpans, type PracticeHours, shortClock } from './opening-hours.ts'

type OpeningStatus = {
  state: 'open' | 'lunch' | 'closed'
  /** `Open now, closes 5pm` */
  label: string
  /** When the label has to be worked out again. */
  changesAt: Date
}

/** How far ahead an opening is looked for: past the longest holiday a practice would take. */
const daysAhead = 60

/** What to say of a practice at this moment, worked out in London from the hours that are printed. */
export function openingStatus(practice: PracticeHours, now: Date): OpeningStatus {
  const today = londonTime(now).isoDate
  const spans = openSpans(hoursOn(practice, today)).map((span) => ({
    ...span,
    opensAt: londonInstant(today, span.from),
    closesAt: londonInstant(today, span.to),
  }))
  const current = spans.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt)
  if (current) {
    const close = shortClock(spans.at(-1)?.to ?? current.to)
    return { state: 'open', label: `Open now, closes ${close}`, changesAt: current.closesAt }
  }
  const next = spans.find(({ opensAt }) => now < opensAt)
  if (next) {
    const opens = shortClock(next.from)
    return next === spans[0]
      ? { state: 'closed', label: `Opens today ${opens}`, changesAt: next.opensAt }
      : { state: 'lunch', label: `Closed for lunch until ${opens}`, changesAt: next.opensAt }
  }
  return {
    state: 'closed',
    label: nextOpening(practice, today),
    // At midnight "tomorrow" becomes "today".
    changesAt: londonInstant(addDays(today, 1), '00:00'),
  }
}

function nextOpening(practice: PracticeHours, today: string): string {
  for (let days = 1; days <= daysAhead; days++) {
    const isoDate = addDays(today, days)
    const [first] = openSpans(hoursOn(practice, isoDate))
    if (first) return `Opens ${dayLabel(isoDate, days)} ${shortClock(first.from)}`
  }
  return 'Closed at the moment'
}

/** A weekday alone is clear for a week at most. */
function dayLabel(isoDate: string, days: number): string {
  if (days === 1) return 'tomorrow'
  if (days < 7) return weekdayOf(isoDate)
  return `${weekdayOf(isoDate)} ${dayAndMonth(isoDate)},`
}
