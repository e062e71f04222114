import { type WeekdayName, weekdayOf } from './dates.ts'

/** `09:00`, 24-hour clock, as the content files write it. */
type Span = { from: string; to: string }

export type DayHours = { open: string; close: string; lunch?: Span | undefined } | 'closed'

export type WeekHours = {
  weekdays: DayHours
  /** Monday to Friday, where one of them differs. */
  otherDays: readonly { day: WeekdayName; hours: DayHours }[]
  saturday: DayHours
  sunday: DayHours
}

export type PracticeHours = {
  hours: WeekHours
  /** Each replaces the usual hours of its date. */
  exceptionalDays: readonly { date: string; reason: string; hours: DayHours }[]
}

export function usualHours(week: WeekHours, weekday: WeekdayName): DayHours {
  if (weekday === 'Saturday') return week.saturday
  if (weekday === 'Sunday') return week.sunday
  return week.otherDays.find(({ day }) => day === weekday)?.hours ?? week.weekdays
}

/** The hours of one date, written `2026-12-25`. */
export function hoursOn(practice: PracticeHours, isoDate: string): DayHours {
  const exception = practice.exceptionalDays.find(({ date }) => date === isoDate)
  return exception?.hours ?? usualHours(practice.hours, weekdayOf(isoDate))
}

/** When the door is open on a day: one stretch, or two with a lunch break between them. */
export function openSpans(day: DayHours): Span[] {
  if (day === 'closed') return []
  if (!day.lunch) return [{ from: day.open, to: day.close }]
  return [
    { from: day.open, to: day.lunch.from },
    { from: day.lunch.to, to: day.close },
  ]
}

/** `13:30` → `1:30 PM`, the way SPEC §9 prints times. */
export function clockLabel(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'AM' : 'PM'
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`
}

/** `13:30` → `1:30pm`, `17:00` → `5pm`: as the NHS writes times, wherever SPEC §9 prints none. */
export function shortClock(time: string): string {
  if (time === '12:00') return 'midday'
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`
}

/** `2026-12-31`, 1 → `2027-01-01` */
export function addDays(isoDate: string, days: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
