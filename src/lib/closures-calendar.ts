import type { Practice } from '~/content/practice.ts'
import { londonInstant } from './london-time.ts'
import { addDays, openSpans } from './opening-hours.ts'
import { type Line, textFile } from './text-file.ts'

type CalendarOptions = {
  groupName: string
  /** `www.practice.example`, which makes the events' names unlike any other's. */
  host: string
  /** `2026-11-15`: the stamp of every event, so that the same content makes the same file. */
  lastUpdated: string
}

/** Days on which a practice is closed or has other hours, for a calendar to follow (RFC 5545). */
export function closuresCalendar(practice: Practice, options: CalendarOptions): string {
  const { tradeName, exceptionalDays } = practice
  return textFile([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${options.groupName}//Website//EN`],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['X-WR-CALNAME', `${tradeName}: closed days`],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'P1D'],
    ['X-PUBLISHED-TTL', 'P1D'],
    ...exceptionalDays.flatMap((day) => eventsOf(day, practice, options)),
    ['END', 'VCALENDAR'],
  ])
}

/** One for a closed day, one for each stretch of other hours. */
function eventsOf(
  { date, reason, hours }: Practice['exceptionalDays'][number],
  { slug, tradeName }: Practice,
  { host, lastUpdated }: CalendarOptions,
): Line[] {
  const event = (name: string, summary: string, times: Line[]): Line[] => [
    ['BEGIN', 'VEVENT'],
    ['UID', `${[date, name, slug].filter(Boolean).join('-')}@${host}`],
    ['DTSTAMP', `${compact(lastUpdated)}T000000Z`],
    ...times,
    ['SUMMARY', summary],
    // Nobody is busy because a practice is closed.
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
  ]
  if (hours === 'closed')
    return event('', `${tradeName} closed: ${reason}`, [
      ['DTSTART;VALUE=DATE', compact(date)],
      ['DTEND;VALUE=DATE', compact(addDays(date, 1))],
    ])
  return openSpans(hours).flatMap(({ from, to }) =>
    event(from.replace(':', ''), `${tradeName} open, other hours: ${reason}`, [
      ['DTSTART', utc(date, from)],
      ['DTEND', utc(date, to)],
    ]),
  )
}

/** `2026-12-25` → `20261225` */
const compact = (isoDate: string) => isoDate.replaceAll('-', '')

/** A moment by London's clock, in the one form that needs no table of time zones beside it. */
const utc = (isoDate: string, time: string) =>
  `${londonInstant(isoDate, time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
