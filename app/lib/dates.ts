import { once } from './once.ts'

/** Made when it is first used: that takes a browser several milliseconds. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = once(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }))
  return (isoDate: string) => formatter().format(new Date(isoDate))
}

/** `2025-10-14` → `14/10/2025` (SPEC §9: dates are formatted en-GB). */
export const shortDate = format({ day: '2-digit', month: '2-digit', year: 'numeric' })

/** `2025-10-14` → `14 October 2025` */
export const plainDate = format({ day: 'numeric', month: 'long', year: 'numeric' })

/** `2025-10-14` → `14 October` */
export const dayAndMonth = format({ day: 'numeric', month: 'long' })

const weekday = format({ weekday: 'long' })

/**
 * `2025-10-14` → `Tuesday 14 October 2025`. Put together from its parts: some browsers set a comma
 * after the weekday and some do not, and the page that was served must say the same as they do.
 */
export const longDate = (isoDate: string) => `${weekday(isoDate)} ${plainDate(isoDate)}`
