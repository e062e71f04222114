import type { PracticeWaits, WaitsWords } from '~/content/waits.ts'
import { dayAndMonth } from './dates.ts'
import { addDays } from './opening-hours.ts'

const kinds = ['nhsCheckUp', 'nhsDentist', 'privateCheckUp', 'hygienist'] as const

/** What a practice prints of its waits; none where it says nothing. */
export function waitsOf(
  practice: { waits: PracticeWaits; acceptingNhs: boolean },
  words: WaitsWords,
) {
  const { waits, acceptingNhs } = practice
  const lines = kinds.flatMap((kind) => {
    // A full list has no first check-up to wait for.
    const wait = kind === 'nhsCheckUp' && !acceptingNhs ? undefined : waits[kind]
    return wait ? [{ label: words.labels[kind], wait }] : []
  })
  if (lines.length === 0) return undefined
  return {
    lines,
    asOf: words.asOfLabel.replace('{date}', dayAndMonth(waits.asOf)),
    /** The last day it is shown. */
    until: waitsHoldUntil(waits, words),
  }
}

export const waitsHoldUntil = ({ asOf }: PracticeWaits, { holdDays }: WaitsWords) =>
  addDays(asOf, holdDays)
