import { clockLabel } from './clock-label.ts'
import { type DayHours, usualHours, type WeekHours, weekdayNames } from './opening-hours.ts'

export type HoursLabels = {
  weekdays: string
  lunch: string
  saturday: string
  sunday: string
  closed: string
}

export type HoursLine = { label: string; hours: string }

/** Opening hours keyed by label, as a contact card prints them (SPEC §3). */
export function hoursByLabel(week: WeekHours, labels: HoursLabels): HoursLine[] {
  const { weekdays, saturday, sunday } = week
  const lunch = weekdays === 'closed' ? undefined : weekdays.lunch
  return [
    { label: labels.weekdays, hours: printedHours(weekdays, labels.closed) },
    ...(lunch ? [{ label: labels.lunch, hours: printedSpan(lunch.from, lunch.to) }] : []),
    { label: labels.saturday, hours: printedHours(saturday, labels.closed) },
    { label: labels.sunday, hours: printedHours(sunday, labels.closed) },
  ]
}

/** `Monday: 9:00 AM - 5:00 PM`, seven lines (SPEC §3, locations block). */
export const dayLines = (week: WeekHours, closedLabel = 'Closed'): string[] =>
  weekdayNames.map((day) => `${day}: ${printedHours(usualHours(week, day), closedLabel)}`)

const printedHours = (day: DayHours, closedLabel: string) =>
  day === 'closed' ? closedLabel : printedSpan(day.open, day.close)

const printedSpan = (from: string, to: string) => `${clockLabel(from)} - ${clockLabel(to)}`
