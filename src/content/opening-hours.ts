import * as v from 'valibot'
import { addDays } from '../lib/opening-hours.ts'
import { asked, clockTime, fieldset, fieldsets, isoDate, listOf, wording } from './fields.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

const span = v.strictObject({
  from: asked(clockTime, 'Lunch from', 'For example 12:30.'),
  to: asked(clockTime, 'Lunch until', 'For example 13:30.'),
})

const openDay = v.pipe(
  v.strictObject({
    open: asked(clockTime, 'Opens at', 'For example 09:00.'),
    close: asked(clockTime, 'Closes at', 'For example 17:00.'),
    lunch: v.optional(
      asked(span, 'Lunch break', 'Tick it if nobody answers the phone over lunch.'),
    ),
  }),
  // A time that cannot be read is told by itself.
  v.check(
    ({ open, close, lunch }) =>
      isInOrder(lunch ? [open, lunch.from, lunch.to, close] : [open, close]),
    'the times of a day must follow each other: open, lunch from, lunch to, close',
  ),
)

const day = v.union([openDay, v.literal('closed')], 'write opening times or "closed"')

/** Chosen first: what most of them are. */
const closedOrOpen = v.union([v.literal('closed'), openDay], 'write opening times or "closed"')

const otherDay = v.strictObject({
  day: asked(
    v.picklist(weekdays, `write ${weekdays.join(', ')}`),
    'Which day',
    'Monday to Friday.',
  ),
  hours: asked(day, 'Hours on this day', 'Closed, or its own times.'),
})

export const weekSchema = v.strictObject({
  weekdays: asked(openDay, 'Monday to Friday', 'The hours of most of these days.'),
  otherDays: asked(
    v.pipe(
      listOf(otherDay),
      v.checkItems(
        ({ day }, index, all) => all.findIndex((other) => other.day === day) === index,
        'this day is in the list already; keep one line for each day',
      ),
    ),
    'Weekdays with hours of their own',
    'A late Thursday, a closed Wednesday afternoon. Leave it empty if all five are the same.',
  ),
  saturday: asked(day, 'Saturday'),
  sunday: asked(day, 'Sunday'),
})

const closure = v.pipe(
  v.strictObject({
    from: asked(isoDate, 'First day', 'Of the closure, or of the other hours.'),
    to: asked(isoDate, 'Last day', 'The same as the first if it is one day only.'),
    reason: wording('What for', 'Shown to visitors, for example Christmas Day.'),
    hours: asked(closedOrOpen, 'Hours on these days', 'Closed, or the times you are open instead.'),
  }),
  // A day that cannot be read is told by itself.
  v.check(
    ({ from, to }) => !(Date.parse(from) > Date.parse(to)),
    'the last day must not be before the first',
  ),
  v.check(
    ({ from, to }) => !(daysBetween(from, to) >= longestClosure),
    'that is longer than two months; check the year, or change the usual hours instead',
  ),
)

/** Days; a mistyped year is longer. */
const longestClosure = 62

export const closuresOf = (label: string, help: string) =>
  asked(
    v.pipe(
      listOf(closure),
      v.checkItems(
        (one, index, all) => !all.slice(0, index).some((other) => overlap(one, other)),
        'one of these days is in the list already; keep one line for each date',
      ),
    ),
    label,
    `${help} Days that are over can be deleted.`,
  )

export const openingHoursSchema = v.strictObject({
  closures: closuresOf(
    'Bank holidays and the like, at all practices',
    'These days replace the usual hours everywhere. What is for one practice stands in its own form.',
  ),
  group: fieldset(
    'Hours of the group, in words',
    'Written by hand: change them too when the hours of a practice change.',
    {
      general: wording(
        'Hours for general enquiries',
        'In one line. On the pages about treatments and in the policies.',
      ),
      accessibilityLine: wording(
        'Hours of the accessibility line',
        'In the accessibility statement, for example Monday to Friday 9:00-17:00.',
      ),
      usual: wording(
        'Hours in the answer to a question',
        'Finishes the sentence Our usual hours are, on the home page.',
      ),
      topBar: wording('Hours in the bar at the very top', 'Very short, for example Mon-Fri: 9-5.'),
      footer: fieldsets('Hours at the foot of every page', 'One line for each group of days.', {
        days: wording('Which days', 'For example Mon-Fri.'),
        hours: wording('Their hours', 'For example 9:00-17:00 or Closed.'),
      }),
    },
  ),
})

type Closure = v.InferOutput<typeof closure>
export type OpeningHours = v.InferOutput<typeof openingHoursSchema>
export type DayHours = v.InferOutput<typeof day>
export type WeekHours = v.InferOutput<typeof weekSchema>
/** One day of a closure, as a practice's page lists it. */
export type ExceptionalDay = { date: string; reason: string; hours: DayHours }

/** The closures of a practice, day by day: its own go before those of all practices. */
export function exceptionalDays(own: readonly Closure[], shared: readonly Closure[]) {
  const days = [...shared, ...own].flatMap(({ from, to, reason, hours }) =>
    Array.from(
      { length: daysBetween(from, to) + 1 },
      (_, index): ExceptionalDay => ({
        date: addDays(from, index),
        reason,
        hours,
      }),
    ),
  )
  const byDate = new Map(days.map((day) => [day.date, day]))
  return [...byDate.values()].sort((a, b) => a.date.localeCompare(b.date))
}

const overlap = (a: Closure, b: Closure) => a.from <= b.to && b.from <= a.to

const dayMs = 24 * 60 * 60 * 1000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

const isInOrder = (times: readonly string[]) =>
  !times.every((time) => v.is(clockTime, time)) ||
  times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time)
