import { dayAndMonth, weekdayNames, weekdayOf } from './dates.ts'
import {
  clockLabel,
  type DayHours,
  openSpans,
  type PracticeHours,
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

/** Opening hours keyed by label, as a contact card prints them (SPEC §3); then the days that differ. */
export function hoursByLabel(practice: PracticeHours, labels: HoursLabels): HoursLine[] {
  const { weekdays, saturday, sunday } = practice.hours
  const lunch = weekdays === 'closed' ? undefined : weekdays.lunch
  return [
    { label: labels.weekdays, hours: printedHours(weekdays, labels.closed) },
    ...(lunch ? [{ label: labels.lunch, hours: printedSpan(lunch.from, lunch.to) }] : []),
    { label: labels.saturday, hours: printedHours(saturday, labels.closed) },
    { label: labels.sunday, hours: printedHours(sunday, labels.closed) },
    ...exceptionalLines(practice.exceptionalDays, labels.closed),
  ]
}

/** `Christmas Eve, Thursday 24 December`: every stretch of that day, for nobody knows its lunch break. */
const exceptionalLines = (days: PracticeHours['exceptionalDays'], closedLabel: string) =>
  days
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ date, reason, hours }) => ({
      label: `${reason}, ${weekdayOf(date)} ${dayAndMonth(date)}`,
      hours:
        openSpans(hours)
          .map(({ from, to }) => printedSpan(from, to))
          .join(', ') || closedLabel,
      until: date,
    }))

/** `Monday: 9:00 AM - 5:00 PM`, seven lines (SPEC §3, locations block). */
export const dayLines = (week: WeekHours, closedLabel = 'Closed'): string[] =>
  weekdayNames.map((day) => `${day}: ${printedHours(usualHours(week, day), closedLabel)}`)

const printedHours = (day: DayHours, closedLabel: string) =>
  day === 'closed' ? closedLabel : printedSpan(day.open, day.close)

const printedSpan = (from: string, to: string) => `${clockLabel(from)} - ${clockLabel(to)}`
