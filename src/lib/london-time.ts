// Made when it is first asked for: a browser needs several milliseconds, and a page is starting.
let clock: Intl.DateTimeFormat | undefined

function londonClock() {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return clock
}

export type LondonTime = { isoDate: string; time: string }

/** What calendar and clock say in London, wherever the visitor's own clock stands. */
export function londonTime(instant: Date): LondonTime {
  const parts = Object.fromEntries(
    londonClock()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return {
    isoDate: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  }
}

const hour = 3_600_000

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
