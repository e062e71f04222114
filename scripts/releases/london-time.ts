const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options })

const time = format({ hour: '2-digit', minute: '2-digit' })
const day = format({ weekday: 'short', day: 'numeric', month: 'short' })

/** `14:32`, where the practices are. */
export const londonTime = (date: Date) => time.format(date)

/** `Tue 17 Nov, 14:32`. */
export const londonDayAndTime = (date: Date) =>
  `${day.format(date).replace(',', '')}, ${time.format(date)}`
