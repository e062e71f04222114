const zone = { timeZone: 'UTC' } as const
const short = new Intl.DateTimeFormat('en-GB', {
  ...zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const weekday = new Intl.DateTimeFormat('en-GB', { ...zone, weekday: 'long' })
const plain = new Intl.DateTimeFormat('en-GB', {
  ...zone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

const dayMonth = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'long' })

/** `2025-10-14` → `14/10/2025` (SPEC §9: dates are formatted en-GB). */
export const shortDate = (isoDate: string) => short.format(new Date(isoDate))

/**
 * `2025-10-14` → `Tuesday 14 October 2025`. Put together from its parts: some browsers set a comma
 * after the weekday and some do not, and the page that was served must say the same as they do.
 */
export const longDate = (isoDate: string) =>
  `${weekday.format(new Date(isoDate))} ${plainDate(isoDate)}`

/** `2025-10-14` → `14 October` */
export const dayAndMonth = (isoDate: string) => dayMonth.format(new Date(isoDate))

/** `2025-10-14` → `14 October 2025` */
export const plainDate = (isoDate: string) => plain.format(new Date(isoDate))
