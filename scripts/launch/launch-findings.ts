import path from 'node:path'
import { bandNames, type NhsCharges } from '../../src/content/charges.ts'
import { entryName, fieldName } from '../../src/content/explain.ts'
import { isFictionalPhone } from '../../src/content/fictional-phones.ts'
import type { Group } from '../../src/content/group.ts'
import { replacePhones } from '../../src/content/phones-in-text.ts'
import { dataIn, type LaunchContent, type Text, textsOf } from './launch-content.ts'
import type { Finding, Kind } from './launch-report.ts'
import { nhsStatusFindings, sentencesIn } from './nhs-status-findings.ts'
import { type Environment, settingFindings } from './setting-findings.ts'

/** What stands between this content, with these settings, and a launch today (`2026-11-15`). */
export const launchFindings = (
  content: LaunchContent,
  env: Environment,
  today: string,
): Finding[] => [
  ...placeholderFindings(content),
  ...sampleFindings(content),
  ...artFindings(content),
  ...nhsStatusFindings(content),
  ...chargeFindings(content, today),
  ...dateFindings(content, today),
  ...settingFindings(content, env),
]

/** RULINGS 1: the names the project was delivered with, as they also stand in addresses. */
const placeholderName = /\b(three[ +-]?ridings|woolgate|minstergate|owlgate)\b/i
const exampleAddress = /[\w.+@:/-]*\.example\b[\w/-]*/g
const madeUpPlaceId = /^sample-/i
const sampleVideo = /^sample/i
const sampleWords = /\bSample (?=[A-Z0-9])[^,]*/

type Look = (text: Text) => readonly string[]

const looks: Partial<Record<Kind, Look>> = {
  // An address with the name in it is listed among the addresses.
  names: ({ value }) =>
    value.match(exampleAddress)
      ? []
      : first(sentencesIn(value).find((sentence) => placeholderName.test(sentence))),
  phones: ({ value }) => fictionalPhones(value),
  addresses: ({ value }) => value.match(exampleAddress) ?? [],
  placeIds: ({ key, value }) => (key === 'placeId' && madeUpPlaceId.test(value) ? [value] : []),
  videos: ({ key, value }) => (key === 'id' && sampleVideo.test(value) ? [value] : []),
  words: ({ value }) => first(sampleWords.exec(value)?.[0]),
}

/** Names, numbers and addresses that were made up for the sample. */
function placeholderFindings(content: LaunchContent): Finding[] {
  const texts = textsOf(content)
  return Object.entries(looks).flatMap(([kind, look]) =>
    texts.flatMap((text) =>
      look(text).map((note) => ({ kind: kind as Kind, file: text.file, field: text.field, note })),
    ),
  )
}

const first = (found: string | undefined) => (found ? [found.trim()] : [])

/** A number given as an example ("like 01632 960110") is what these ranges are for. */
const example = /\blike [\d ]+/g

/** The numbers in a text, as they are written there, that nobody can have. */
function fictionalPhones(text: string): string[] {
  const found: string[] = []
  replacePhones(text.replace(example, ''), (printed, written) => {
    if (isFictionalPhone(printed)) found.push(written)
    return written
  })
  return found
}

/** Entries that say of themselves that they are invented: people, reviews, cases, pages. */
const sampleFindings = ({ entries, documents }: LaunchContent): Finding[] => [
  ...entries.flatMap(({ file, data }) => samplesIn(data, [], file, data)),
  ...documents
    .filter(({ fields }) => fields.sample === true)
    .map(({ file, fields }) => sampleFinding(file, 'sample', `${fields.title}`)),
]

function samplesIn(value: unknown, path: string[], file: string, root: unknown): Finding[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, child]) =>
    samplesIn(child, [...path, key], file, root),
  )
  const isSample = 'sample' in value && value.sample === true
  return isSample ? [sampleFinding(file, fieldName(root, path), entryName(value)), ...inner] : inner
}

/** An entry of a list is already called by its name. */
const sampleFinding = (file: string, field: string, name = ''): Finding => ({
  kind: 'samples',
  file,
  field: field || 'the file as a whole',
  note: field === '' || field.endsWith(name) ? '' : name,
})

/** Pictures that are still, byte for byte, the renders the project was delivered with. */
const artFindings = ({ pictures, sampleArt }: LaunchContent): Finding[] =>
  pictures
    .filter(({ sha256 }) => sampleArt.has(sha256))
    .map(({ file }) => ({
      kind: 'art',
      file: path.posix.dirname(file),
      field: path.posix.basename(file),
      note: '',
    }))

const chargesFile = 'content/nhs-charges.yaml'

/** Charges that differ from those in force today, and a list of rates that nobody has kept up. */
function chargeFindings(content: LaunchContent, today: string): Finding[] {
  const { charges, announced } = dataIn<NhsCharges>(content, chargesFile)
  const current = announced.filter(({ from }) => from <= today).at(-1)
  if (!current) return [chargeFinding('announced', `no line is in force on ${today}`)]

  const { effectiveFrom, yearLabel } = charges
  const { from } = current
  const year = from.slice(0, 4)
  const prices = bandNames.map((band): [boolean, string, string] => {
    const { price } = charges[band]
    const note = `${price}, since ${from} ${current[band]}`
    return [price !== current[band], `charges.${band}.price`, note]
  })
  const isOld = today >= nextApril(from)
  const checks: [isWrong: boolean, field: string, note: string][] = [
    ...prices,
    [effectiveFrom !== from, 'charges.effectiveFrom', `${effectiveFrom}, now ${from}`],
    [!yearLabel.includes(year), 'charges.yearLabel', `${yearLabel}, now ${year}`],
    [isOld, 'announced', `from ${from}; look up this year’s charges`],
  ]
  return checks.filter(([isWrong]) => isWrong).map(([, field, note]) => chargeFinding(field, note))
}

/** The charges usually change on 1 April; from then on an older list has to be looked at. */
const nextApril = (from: string) => {
  const year = Number(from.slice(0, 4))
  return `${from < `${year}-04-01` ? year : year + 1}-04-01`
}

const chargeFinding = (field: string, note: string): Finding => ({
  kind: 'charges',
  file: chargesFile,
  field,
  note,
})

const groupFile = 'content/group.yaml'

/** Dates by which a visitor or a search engine judges whether somebody looks after the site. */
function dateFindings(content: LaunchContent, today: string): Finding[] {
  const { lastUpdated } = dataIn<Group>(content, groupFile)
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const staleFinding = (file: string, text: string, date: string | undefined): Finding[] => {
    if (date && date >= yearAgo) return []
    const note = date ? text : `"${text}" is no date; write it like January 2025`
    return [{ kind: 'dates', file, field: 'lastUpdated', note }]
  }
  return [
    ...staleFinding(groupFile, lastUpdated, lastUpdated),
    // Articles carry a `date`, not a `lastUpdated`: they are dated by nature.
    ...content.documents.flatMap(({ file, fields: { lastUpdated: text } }) =>
      typeof text === 'string' ? staleFinding(file, text, lastDayOf(text)) : [],
    ),
  ]
}

/** `January 2025` is printed without a day, so it holds until the month is over. */
function lastDayOf(text: string): string | undefined {
  const isMonth = /^\p{L}+ \d{4}$/u.test(text)
  const time = Date.parse(isMonth ? `1 ${text} UTC` : `${text} UTC`)
  if (Number.isNaN(time)) return undefined
  const date = new Date(time)
  if (isMonth) date.setUTCMonth(date.getUTCMonth() + 1, 0)
  return date.toISOString().slice(0, 10)
}
