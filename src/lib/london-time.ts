const hour = 3_600_000

/**
 * What calendar and clock say in London, wherever the visitor's own clock stands. By the rule of the Summer
 * Time Order 2002: to ask the browser for a time zone takes 75 ms of a page's start.
 */
export function londonTime(instant: Date): { isoDate: string; time: string } {
  const year = instant.getUTCFullYear()
  const isSummer =
    lastSundayAtOne(year, march) <= instant && instant < lastSundayAtOne(year, october)
  const shown = new Date(instant.getTime() + (isSummer ? hour : 0)).toISOString()
  return { isoDate: shown.slice(0, 10), time: shown.slice(11, 16) }
}

const [march, october] = [2, 9]

/** When the clocks are changed, in UTC. */
function lastSundayAtOne(year: number, month: number) {
  const day = new Date(Date.UTC(year, month + 1, 0, 1))
  day.setUTCDate(day.getUTCDate() - day.getUTCDay())
  return day
}

/**
 * The moment when the clocks in London show a time. Where the clocks go back it is shown twice:
 * the first counts. Where they go forward it is never shown: the moment they jump over it.
 */
export function londonInstant(isoDate: string, time: string): Date {
  const inWinter = new Date(`${isoDate}T${time}:00Z`)
  const inSummer = new Date(inWinter.getTime() - hour)
  const shown = londonTime(inSummer)
  if (shown.isoDate === isoDate && shown.time === time) return inSummer
  const isShownInWinter = londonTime(inWinter).time === time
  return isShownInWinter ? inWinter : jumpBefore(inWinter)
}

/** The clocks jump on a full hour. */
const jumpBefore = (instant: Date) => new Date(Math.floor(instant.getTime() / hour) * hour)
