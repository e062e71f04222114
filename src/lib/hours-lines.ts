import { dayAndMonth, weekdayNames, weekdayOf } from './dates.ts'
import {
  addDays,
  clockLabel,
  type DayHours,
  openSpans,
  type PracticeHours,
  shortClock,
  usualHours,
  type WeekHours,
} from './opening-hours.ts'

type HoursLabels = {
  weekdays: string
  lunch: string
  saturday: string
  sunday: string
  closed: string
}

export type HoursLine = {
  label: string
  hours: string
  /** The last date it holds for; none: until further notice. */
  until?: string
}

/** Opening hours keyed by label, as a contact card prints them; then the days that differ. */
export function hoursByLabel(practice: PracticeHours, labels: HoursLabels): HoursLine[] {
  const { weekdays, otherDays, saturday, sunday } = practice.hours
  const lunch = weekdays === 'closed' ? undefined : weekdays.lunch
  return [
    { label: labels.weekdays, hours: printedHours(weekdays, labels.closed) },
    ...(lunch ? [{ label: labels.lunch, hours: printedSpan(lunch.from, lunch.to) }] : []),
    ...otherDays
      .toSorted((one, other) => weekdayNames.indexOf(one.day) - weekdayNames.indexOf(other.day))
      .map(({ day, hours }) => ({ label: day, hours: printedSpans(hours, labels.closed) })),
    { label: labels.saturday, hours: printedHours(saturday, labels.closed) },
    { label: labels.sunday, hours: printedHours(sunday, labels.closed) },
    ...exceptionalLines(practice.exceptionalDays, labels.closed),
  ]
}

/**
 * `Christmas Eve, Thursday 24 December`.
 * Days in a row that are alike share a line: `Building work, Friday 20 November to Wednesday 2 December`.
 */
function exceptionalLines(days: PracticeHours['exceptionalDays'], closedLabel: string) {
  const lines: { reason: string; hours: string; from: string; until: string }[] = []
  for (const { date, reason, hours: written } of days.toSorted(byDate)) {
    const hours = shortSpans(written, closedLabel)
    const last = lines.at(-1)
    const goesOn =
      last?.reason === reason && last.hours === hours && addDays(last.until, 1) === date
    if (last && goesOn) last.until = date
    else lines.push({ reason, hours, from: date, until: date })
  }
  return lines.map(({ reason, hours, from, until }) => ({
    label: `${reason}, ${printedDay(from)}${until === from ? '' : ` to ${printedDay(until)}`}`,
    hours,
    until,
  }))
}

const byDate = (one: { date: string }, other: { date: string }) =>
  one.date.localeCompare(other.date)

const printedDay = (date: string) => `${weekdayOf(date)} ${dayAndMonth(date)}`

/** `Monday: 9:00 AM - 5:00 PM`, seven lines (SPEC §3, locations block). */
export const dayLines = (week: WeekHours, closedLabel = 'Closed'): string[] =>
  weekdayNames.map((day) => `${day}: ${printedHours(usualHours(week, day), closedLabel)}`)

/** With its lunch break, which no other line tells. */
const printedSpans = (day: DayHours, closedLabel: string) =>
  openSpans(day)
    .map(({ from, to }) => printedSpan(from, to))
    .join(', ') || closedLabel

/** `9am–midday, 12:30pm–3pm` */
const shortSpans = (day: DayHours, closedLabel: string) =>
  openSpans(day)
    .map(({ from, to }) => `${shortClock(from)}–${shortClock(to)}`)
    .join(', ') || closedLabel

const printedHours = (day: DayHours, closedLabel: string) =>
  day === 'closed' ? closedLabel : printedSpan(day.open, day.close)

const printedSpan = (from: string, to: string) => `${clockLabel(from)} - ${clockLabel(to)}`
