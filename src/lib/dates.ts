// SPEC §9: dates are formatted en-GB. By hand: a browser takes 15 ms to make one of its own
// formatters, and some set a comma after the weekday where others do not, so that a page could say
// something else than was served.
const months =
  'January February March April May June July August September October November December'.split(' ')

/** Monday first, as a week is printed in Britain. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export type WeekdayName = (typeof weekdayNames)[number]

export function weekdayOf(isoDate: string): WeekdayName {
  const sundayFirst = new Date(`${isoDate}T00:00:00Z`).getUTCDay()
  return weekdayNames[(sundayFirst + 6) % 7] as WeekdayName
}

/** `2025-10-14` → `14/10/2025` */
export const shortDate = (isoDate: string) => isoDate.split('-').reverse().join('/')

/** `2025-10-14` → `14 October` */
export function dayAndMonth(isoDate: string) {
  const date = new Date(isoDate)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** `2025-10-14` → `14 October 2025` */
export const plainDate = (isoDate: string) =>
  `${dayAndMonth(isoDate)} ${new Date(isoDate).getUTCFullYear()}`

/** `2025-10-14` → `Tuesday 14 October 2025` */
export const longDate = (isoDate: string) => `${weekdayOf(isoDate)} ${plainDate(isoDate)}`

/**
 * Whether a day has passed. By the calendar in Greenwich: in summer an hour late, which is nothing
 * against the 30 to 60 ms that a phone needs to ask its time zones.
 */
export const isOver = (isoDate: string) => isoDate < new Date().toISOString().slice(0, 10)
