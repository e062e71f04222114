import * as v from 'valibot'
import { offeredAt } from './offers.ts'
import type { Practice } from './practice.ts'
import type { ContentFile } from './read-files.ts'
import type { TeamMember } from './team-member.ts'

/** What texts may refer to as `{{practices.leeds.phone}}`, from the files as they are written. */
export function factsIn(read: readonly ContentFile[]) {
  const fieldsOf = (kind: string) => {
    const file = read.find((candidate) => candidate.kind === kind)
    // In its printed form where it can be read.
    return file && (v.safeParse(file.schema, file.fields).output ?? file.fields)
  }
  const group = fieldsOf('group') as object
  const prices = (fieldsOf('prices') as { prices?: { id: string }[] }).prices ?? []
  const practices = practicesIn(read)
  return {
    group: {
      ...group,
      ...countAndNames(practices),
      practiceManagers: managersOf(practices, fieldsOf('team')),
    },
    policies: fieldsOf('policies'),
    treatmentFacts: fieldsOf('treatment-facts'),
    openingHours: fieldsOf('opening-hours'),
    nhs: nhsPlaces(practices),
    offeredAt: offeredAt(practices, and),
    charges: (fieldsOf('nhs-charges') as { charges?: unknown }).charges,
    practices: Object.fromEntries(practices.map((practice) => [practice.slug, practice])),
    prices: Object.fromEntries(prices.map((price) => [price.id, price])),
  }
}

type Known = Pick<
  Practice,
  | 'slug'
  | 'order'
  | 'town'
  | 'tradeName'
  | 'phone'
  | 'acceptingNhs'
  | 'integratedCareBoard'
  | 'choosing'
>

/** In the order of the website. */
const practicesIn = (read: readonly ContentFile[]) =>
  read
    .filter(({ kind }) => kind === 'practices')
    .map(
      ({ schema, fields, name }) =>
        ({ ...(v.safeParse(schema, fields).output ?? (fields as object)), slug: name }) as Known,
    )
    .sort((a, b) => a.order - b.order)

const countAndNames = (practices: readonly Known[]) => ({
  practiceCount: numberWords[practices.length] ?? String(practices.length),
  practiceDigits: practices.length,
  towns: and(practices.map(({ town }) => town)),
  /** `Woolgate Dental Practice in Bradford and …` */
  practiceNames: and(practices.map(({ tradeName, town }) => `${tradeName} in ${town}`)),
  /** `Bradford on 01632 960110 or …` */
  practicePhones: or(practices.map(({ town, phone }) => `${town} on ${phone}`)),
})

/** `Margaret Holroyd for Bradford and Ripon, Hannah Sykes for Leeds` */
function managersOf(practices: readonly Known[], team: unknown) {
  const { members = [] } = (team ?? {}) as {
    members?: Pick<TeamMember, 'name' | 'role' | 'practices'>[]
  }
  return members
    .filter(({ role }) => role === 'Practice Manager')
    .map(({ name, practices: slugs }) => {
      const here = practices.filter(({ slug }) => slugs.includes(slug))
      return `${name} for ${and(here.map(({ town }) => town))}`
    })
    .join(', ')
}

/** Sentences on NHS places follow when a list opens or closes. */
function nhsPlaces(practices: readonly Known[]) {
  const towns = (isOpen: boolean) =>
    practices.flatMap(({ acceptingNhs, town }) => (acceptingNhs === isOpen ? [town] : []))
  const [open, full] = [towns(true), towns(false)]
  return {
    acceptingTowns: open.length > 0 ? and(open) : 'none of our towns at present',
    acceptingTownsOr: open.length > 0 ? or(open) : 'one of our towns',
    /** A whole sentence, or nothing where every list is open. */
    fullLists:
      full.length > 1
        ? `The NHS lists in ${and(full)} are full at the moment.`
        : full.map((town) => `The NHS list in ${town} is full at the moment.`).join(''),
    boards: boardsOf(practices),
  }
}

/** `For Bradford and Leeds it is NHS West Yorkshire ICB, and for Ripon …` */
function boardsOf(practices: readonly Known[]) {
  const byBoard = Map.groupBy(practices, ({ integratedCareBoard }) => integratedCareBoard)
  const parts = [...byBoard].map(
    ([board, here]) => `for ${and(here.map(({ town }) => town))} it is ${board}`,
  )
  return `${parts.join(', and ')}.`.replace(/^f/, 'F')
}

/** A file that is still being written may lack a name. */
const and = (names: readonly (string | undefined)[]) =>
  new Intl.ListFormat('en-GB').format(names.map(String))
const or = (names: readonly (string | undefined)[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names.map(String))

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
