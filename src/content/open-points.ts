/**
 * What no rule of the files forbids and a patient would still be misled by: words that no longer fit a fact,
 * or that the regulators do not like. The editor lists it after a save and before it publishes.
 */
import { waitsHoldUntil } from '../lib/waits.ts'
import type { Content } from './assemble.ts'
import { bandNames } from './charges.ts'
import { fieldName, shortened } from './explain.ts'
import type { Practice } from './practice.ts'
import type { ContentFile } from './read-files.ts'
import { regulatorNotes, sentencesIn } from './regulators.ts'
import { textsIn } from './schema-fields.ts'

/** `filled` has its facts in it, `written` their names. */
type Files = { written: readonly ContentFile[]; filled: readonly ContentFile[] }

/** Every one of them, one line each: file, field, what to do, and the words it is about. */
export const openPoints = (content: Content, files: Files, today: string): string[] => [
  ...nhsStatusPoints(content, files),
  ...halfChangedCharges(files),
  ...chargesElsewhere(content, files),
  ...pointsOfRegulators(files.filled, false),
  ...oldWaits(content, today),
  ...newPractices(content, files),
]

/** Breaches of law, which are refused. */
export const pointsOfRegulators = (files: readonly ContentFile[], isLaw: boolean) => {
  const settled = claimsWithEvidence(files)
  return textsOf(files)
    .filter(({ kind }) => kind !== 'evidence')
    .flatMap((text) =>
      regulatorNotes(text.text, isLaw, settled).map(({ note, sentence }) =>
        line(text, note, sentence),
      ),
    )
}

function claimsWithEvidence(files: readonly ContentFile[]) {
  const fields = files.find(({ kind }) => kind === 'evidence')?.fields
  const { evidence = [] } = (fields ?? {}) as { evidence?: { claim: string }[] }
  return evidence.map(({ claim }) => claim)
}

type Text = { kind: string; place: string; text: string }

export const textsOf = (files: readonly ContentFile[]): Text[] =>
  files.flatMap(({ file, kind, fields, body = '' }) => [
    ...textsIn(fields).map(({ value, path }) => ({
      kind,
      place: `${file}: ${fieldName(fields, path)}`,
      text: value,
    })),
    ...body.split('\n').map((text) => ({ kind, place: file, text })),
  ])

const line = ({ place }: Pick<Text, 'place'>, note: string, words: string) =>
  `${place}: ${note}: ${shortened(words, 90)}`

const saysFull =
  /\b(list|places)\b.*\bfull\b|\bfull\b.*\blist\b|\bno NHS places\b|\b(cannot|can’t|can't) (take|register) new NHS\b/i
const saysOpen =
  /\baccept(s|ing)? (new )?NHS\b|\bnew NHS patients (are )?welcome\b|\bwe have places\b|\bregister now\b/i

/** Words for both states stand side by side; only one of them is shown. */
const forOneState = /\.when(Open|Full)\b|\b(accepting|full)Label\b/

type Practices = readonly { slug: string; town: string; acceptingNhs: boolean }[]

function nhsStatusPoints(content: Content, { filled }: Files): string[] {
  const practices = Object.values(content.practices)
  return textsOf(filled)
    .filter(({ place }) => !forOneState.test(place))
    .flatMap((text) =>
      sentencesIn(text.text)
        .filter((sentence) => isUntrue(sentence, text.place, practices))
        .map((sentence) => line(text, 'this does not fit the NHS list as it is now', sentence)),
    )
}

function isUntrue(sentence: string, place: string, practices: Practices) {
  const named = practices.filter(({ town }) => sentence.includes(town))
  const here = practices.filter(({ slug }) => place.includes(slug))
  const meant = named.length > 0 ? named : here
  if (meant.length === 0)
    return saysOpen.test(sentence) && practices.every(({ acceptingNhs }) => !acceptingNhs)
  return (
    leavesOneOut(sentence, practices) ||
    meant.some(({ acceptingNhs }) => (acceptingNhs ? saysFull : saysOpen).test(sentence))
  )
}

/** "Bradford and Ripon" where a third practice takes patients too. */
function leavesOneOut(sentence: string, practices: Practices) {
  const open = practices.filter(({ acceptingNhs }) => acceptingNhs).map(({ town }) => town)
  const named = open.filter((town) => sentence.includes(town))
  const pair = new RegExp(`(${named.join('|')}) (and|or) (${named.join('|')})`)
  const isShort = named.length > 1 && named.length < open.length
  return isShort && /\bNHS\b|Choose/.test(sentence) && pair.test(sentence)
}

/** Waits that no page shows any more. */
const oldWaits = ({ practices, waits: words }: Content, today: string): string[] =>
  Object.values(practices).flatMap(({ slug, waits }) =>
    today > waitsHoldUntil(waits, words)
      ? [
          line(
            { place: `content/practices/${slug}.yaml: waits.asOf` },
            `older than ${words.holdDays} days, so no page shows these waits any more; look again and write the new date`,
            waits.asOf,
          ),
        ]
      : [],
  )

/** A practice begins as a copy of another's form, and with nobody in it. */
function newPractices({ practices, team }: Content, { written }: Files): string[] {
  const forms = written.filter(({ kind }) => kind === 'practices')
  const [staffed = [], empty = []] = [true, false].map((hasPeople) =>
    forms.filter(({ name }) => team.some((one) => one.practices.includes(name)) === hasPeople),
  )
  return [
    ...empty.map(
      ({ file }) =>
        `${file}: town: nobody of the team works here yet; tick it in the form Team for those who do`,
    ),
    ...forms.flatMap((form) =>
      staffed.flatMap((other) => copiedFrom(other, form, practices[other.name])),
    ),
  ]
}

/** The same words as in the form of another practice, with its town or its name in them. */
function copiedFrom(other: ContentFile, form: ContentFile, practice?: Practice): string[] {
  if (other === form || !practice) return []
  const [name = ''] = practice.tradeName.split(' ').filter((word) => word.length > 3)
  const itsOwn = new RegExp(`\\b(${practice.town}|${other.name}|${name})`, 'i')
  const theirs = new Set(textsOf([other]).map(({ text }) => text))
  return textsOf([form])
    .filter(({ text }) => theirs.has(text) && itsOwn.test(text) && text !== practice.town)
    .map((text) => line(text, `this is still what ${practice.town} says`, text.text))
}

type Charges = {
  charges: { effectiveFrom: string; yearLabel: string } & Record<string, { price: string }>
  announced: Record<string, string>[]
}

/** Some figures of the new year, and some of the old one. */
function halfChangedCharges({ written }: Files): string[] {
  const found = written.find(({ kind }) => kind === 'nhs-charges')
  if (!found) return []
  const { charges, announced } = found.fields as Charges
  const { effectiveFrom: day } = charges
  const row = announced.find(({ from }) => from === day)
  const at = (field: string) => ({ place: `${found.file}: charges.${field}` })
  if (!row)
    return [
      line(
        at('effectiveFrom'),
        'add a line that begins on this day to Charges the NHS has announced, or correct the day',
        day,
      ),
    ]
  const wrong = bandNames
    .filter((band) => charges[band]?.price !== row[band])
    .map((band) =>
      line(
        at(`${band}.price`),
        `the NHS has announced ${row[band]} from ${day} on; here stands`,
        charges[band]?.price ?? '',
      ),
    )
  const isYearOld = charges.yearLabel < day.slice(0, 4)
  return isYearOld
    ? [...wrong, line(at('yearLabel'), `these are the charges from ${day}`, charges.yearLabel)]
    : wrong
}

/** A charge that is typed would stay when the charges change. */
function chargesElsewhere({ charges }: Content, { written }: Files): string[] {
  return textsOf(written)
    .filter(({ kind }) => kind !== 'nhs-charges' && kind !== 'prices')
    .flatMap((text) =>
      bandNames
        .filter((band) => text.text.includes(charges[band].price))
        .slice(0, 1)
        .map((band) =>
          line(
            text,
            `write {{charges.${band}.price}} instead of the NHS charge, and it follows every year`,
            text.text,
          ),
        ),
    )
}
