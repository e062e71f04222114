import path from 'node:path'
import { defaultPublicAnonKey } from '../../shared/backend.ts'
import { entryName } from '../../src/content/explain.ts'
import { fillFacts } from '../../src/content/fill-facts.ts'
import { replacePhones } from '../../src/content/phones-in-text.ts'
import { isFictionalPhone } from '../../src/content/uk-phone.ts'
import { type Picture, type Place, placesIn, type Written } from './read-written.ts'

/** Everything that a launch depends on. */
export type Site = {
  written: readonly Written[]
  pictures: readonly Picture[]
  /** What the check asks somebody to look at (src/content/open-points.ts). */
  points: readonly string[]
  /** Addresses that are online, whose page is gone and that lead nowhere (retired-addresses.ts). */
  gone: readonly string[]
  /** Sums of the pictures that the project was delivered with. */
  sampleArt: ReadonlySet<string>
  env: Record<string, string | undefined>
  /** What would stop the server's start, one line each: the setting's name and what it must be. */
  unusableSettings: readonly string[]
  /** `2026-11-19` */
  today: string
}

export type Finding = {
  file: string
  /** Where in the file, in the words an editor finds there. */
  field: string
  note?: string | undefined
}

export type Rule = {
  title: string
  /** What the owner does about it. */
  advice: string
  find: (site: Site) => Finding[]
}

const evidenceFile = 'content/evidence.yaml'

const placesOf = ({ written }: Site) =>
  written.filter(({ file }) => file !== evidenceFile).flatMap(placesIn)

type Look = (text: string, place: Place, site: Site) => readonly (string | undefined)[]

/** A rule that looks at one text after the other and says what is wrong with it. */
const inTexts = (title: string, advice: string, look: Look): Rule => ({
  title,
  advice,
  find: (site) =>
    placesOf(site).flatMap((place) =>
      typeof place.value === 'string'
        ? look(place.value, place, site).flatMap((note) => (note ? [{ ...place, note }] : []))
        : [],
    ),
})

/** RULINGS 1: the names the project was delivered with, as they also stand in addresses. */
const placeholderName = /\b(three[ +-]?ridings|woolgate|minstergate|owlgate)\b/i
const exampleAddress = /[\w.+@:/-]*\.example\b[\w/-]*/g
const sampleIds = ['placeId', 'id']

const placeholders: Rule[] = [
  inTexts(
    'Placeholder names',
    'Write the real names of the group and of the practices.',
    // An address with the name in it is listed among the addresses.
    (text) =>
      text.match(exampleAddress)
        ? []
        : [text.split(/(?<=[.!?]) /).find((sentence) => placeholderName.test(sentence))],
  ),
  inTexts(
    'Phone numbers that reach nobody',
    'These lie in the ranges that Ofcom keeps for films and books.',
    fictionalPhones,
  ),
  inTexts(
    'Web and e-mail addresses that do not exist',
    'Nothing that ends in .example can be reached. Write the real address.',
    (text) => text.match(exampleAddress) ?? [],
  ),
  inTexts(
    'Sample numbers, addresses, place ids and videos',
    'Place ids: Google’s Place ID Finder. Videos: the 11 characters after v= in their address.',
    (text, { key }) =>
      sampleIds.includes(key) && /^sample/i.test(text)
        ? [text]
        : [/\bSample (?=[A-Z0-9])[^,]*/.exec(text)?.[0]],
  ),
  {
    title: 'Invented entries',
    advice: 'Replace each with a real one, then delete its line sample: true, or delete it whole.',
    find: (site) =>
      placesOf(site)
        .filter(({ key, value }) => key === 'sample' && value === true)
        .map(({ file, field, entry }) => {
          const of = field.replace(/\.?sample$/, '') || 'the file as a whole'
          const name = entryName(entry) ?? ''
          return { file, field: of, note: of.endsWith(name) ? '' : name }
        }),
  },
  {
    title: 'Sample pictures',
    advice:
      'Put your own under the same name. To keep one, delete its line in scripts/launch/sample-art.txt.',
    find: ({ pictures, sampleArt }) =>
      pictures
        .filter(({ sum }) => sampleArt.has(sum))
        .map(({ file }) => ({ file: path.posix.dirname(file), field: path.posix.basename(file) })),
  },
]

/** Numbers that nobody can have. One given as an example ("like 01632 960110") is no mistake. */
function fictionalPhones(text: string): string[] {
  const found: string[] = []
  replacePhones(text.replace(/\blike [\d ]+/g, ''), (printed, written) => {
    if (isFictionalPhone(printed)) found.push(written)
    return written
  })
  return found
}

/** ASA 3.7, DMCC Act 2024: what is claimed, and what has to be in the drawer when somebody asks. */
const claims: [what: string, looks: RegExp, evidence: string][] = [
  ['satisfaction', /\d+ ?% satisfaction/i, 'the survey: who was asked, when, how many answered'],
  [
    'average improvement',
    /\d+ shades average/i,
    'the shade records: how many patients, over what time',
  ],
  ['most popular', /\bmost popular\b/i, 'sales by option of the last twelve months'],
  ['day and night', /\b24\/7\b/, 'the rota: who answers and who treats at night and on holidays'],
  ['ratings', /^\d(\.\d)?(\/5)? .*\brating\b/i, 'a dated copy of the profile it was read from'],
  [
    'numbers of reviews',
    /^[\d,]+\+? .*\breview(s| count)\b/i,
    'a dated copy of the profiles with the count, and for “five-star” the count of those alone',
  ],
  [
    'years',
    /\b(\d+\+ years|over a decade|\d+ years of (excellence|experience|Invisalign))\b.*/i,
    'the year it is counted from, and what began then; one figure for one thing',
  ],
  [
    'numbers of patients',
    /\d[\d,]{2,}\+?( \w+){0,2} patients/,
    'the list of the practice software, with its date and what counts as a patient',
  ],
  [
    'free of charge',
    /\bfree (\w+ )?(consultation|check-up|assessment|scan)\b/i,
    'what is free, for whom and how long, said where it is booked; what is charged beside it',
  ],
  [
    'sedation',
    /\bsedation (with gas and air|through a vein)/i,
    'who gives it and their training, the second trained person, monitors, drugs and written protocol',
  ],
  ['prices “from”', /^from £.*/, 'a treatment sold at that price; what it includes; what is extra'],
]

/** Settled by an entry under its words in content/evidence.yaml. */
const claim = ([what, looks, evidence]: (typeof claims)[number]): Rule => ({
  title: `Claim: ${what}`,
  advice: `Have ready: ${evidence}. Then write it into ${evidenceFile}.`,
  find: (site) => {
    const settled = site.written
      .filter(({ file }) => file === evidenceFile)
      .flatMap(({ data }) => (data as { evidence: { claim: string }[] }).evidence)
      .map((entry) => entry.claim.toLowerCase())
    const found = placesOf(site).flatMap((place) => {
      const note = looks.exec(printed(place, site))?.[0]
      return note && !settled.includes(note.toLowerCase()) ? [{ ...place, note }] : []
    })
    // Once for a file: the same words are settled in one go.
    const byWords = Map.groupBy(found, ({ file, note }) => `${file} ${note.toLowerCase()}`)
    return [...byWords.values()].flatMap(([first]) => first ?? [])
  },
})

const tooManyReviews: Rule = {
  title: 'Claim: more reviews than there are',
  advice: 'Print the number that the practices’ cards add up to, or less.',
  find: (site) => {
    const places = placesOf(site)
    const counts = places.flatMap(({ key, value, entry }) =>
      key === 'reviewCount' && 'acceptingNhs' in entry ? [Number(value)] : [],
    )
    const sum = counts.reduce((total, count) => total + count, 0)
    const note = `the cards add up to ${sum.toLocaleString('en-GB')} (${counts.join(' + ')})`
    const figure = (value: unknown) => Number(String(value).replace(/\D/g, ''))
    return places
      .filter(({ key, value }) => key === 'fiveStarReviews' && figure(value) > sum)
      .map((place) => ({ ...place, note: `${place.value}, but ${note}` }))
  },
}

/** A figure with the words beside it, as a visitor reads them: `15+ years of excellence`. */
function printed({ key, value, entry }: Place, { written }: Site): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  if (key === 'from') return `from ${value}, ${entry.treatment ?? entryName(entry)}`
  const text = fillFacts(String(value), factsIn(written))
  if (key === 'value') return `${text} ${entry.label ?? ''}`
  // Stars without a count of reviews beside them are one patient's own.
  const isAverage = Object.keys(entry).some((name) => /reviews|count/i.test(name))
  if (/\p{L}/u.test(text) || !isAverage) return text
  return `${text} ${entry[`${key}Label`] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`
}

/** By the name of their file, as texts name them: `{{treatmentFacts.cleaningTime}}`. */
function factsIn(written: readonly Written[]) {
  const camel = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return Object.fromEntries(
    written.map(({ file, data }) => [camel(path.posix.basename(file, '.yaml')), data]),
  )
}

const openPoints: Rule = {
  title: 'Words that do not fit a fact, or a rule of the regulators',
  advice: 'Nothing refuses them; the editor lists them before it publishes.',
  find: ({ points }) =>
    points.map((point) => {
      const [file = '', field = '', ...note] = point.split(': ')
      return { file, field, note: note.join(': ') }
    }),
}

const goneAddresses: Rule = {
  title: 'Addresses that would be gone',
  advice: 'Each is online now: say where it leads.',
  find: ({ gone }) => gone.map((field) => ({ file: 'content/redirects.yaml', field })),
}

const charges: Rule = {
  title: 'NHS charges',
  advice: 'Newer rates exist. Change prices, year and date in one place; every page follows.',
  find: ({ written, today }) =>
    written.flatMap(({ file, data }) =>
      Object.hasOwn(data as object, 'announced')
        ? chargeProblems(data as Charges, today).map((found) => ({ file, ...found }))
        : [],
    ),
}

type Charges = {
  charges: { yearLabel: string; effectiveFrom: string } & Record<string, { price: string } | string>
  announced: Record<string, string>[]
}

function chargeProblems({ charges, announced }: Charges, today: string): Omit<Finding, 'file'>[] {
  const current = announced.filter(({ from = '' }) => from <= today).at(-1)
  if (!current?.from) return [{ field: 'announced', note: `no line is in force on ${today}` }]
  const { from, ...bands } = current
  const shown: [field: string, is: unknown, shouldBe: string][] = [
    ...Object.entries(bands).map(([band, price]): [string, unknown, string] => {
      const { price: is } = (charges[band] ?? {}) as { price?: string }
      return [`${band}.price`, is, price]
    }),
    ['effectiveFrom', charges.effectiveFrom, from],
    ['yearLabel', charges.yearLabel.match(/\d{4}/)?.[0], from.slice(0, 4)],
  ]
  const old = shown.flatMap(([field, is, shouldBe]) =>
    is === shouldBe ? [] : [{ field: `charges.${field}`, note: `${is}, now ${shouldBe}` }],
  )
  // They usually change on 1 April; from then on an older list has to be looked at.
  const year = Number(from.slice(0, 4))
  const isListOld = today >= `${from < `${year}-04-01` ? year : year + 1}-04-01`
  const note = `from ${from}; look up this year’s charges`
  return isListOld ? [...old, { field: 'announced', note }] : old
}

const dates = inTexts(
  'Dates older than a year',
  'Read the page again, change what is no longer true, then change the date.',
  (text, { key }, { today }) => {
    if (!['lastUpdated', 'lastReviewed'].includes(key)) return []
    const date = lastDayOf(text)
    if (!date) return [`"${text}" is no date; write it like January 2026`]
    return [date < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}` ? text : '']
  },
)

/** `January 2025` is printed without a day, so it holds until the month is over. */
function lastDayOf(text: string): string | undefined {
  const isMonth = /^\p{L}+ \d{4}$/u.test(text)
  const date = new Date(`${isMonth ? '1 ' : ''}${text} UTC`)
  if (Number.isNaN(date.getTime())) return undefined
  if (isMonth) date.setUTCMonth(date.getUTCMonth() + 1, 0)
  return date.toISOString().slice(0, 10)
}

/** What a visitor's address or words are sent to: the privacy page has to name its host. */
const othersWhoSee = ['LOCATION_LOOKUP_URL', 'CHATBOT_SCRIPT_URL', 'TESTIMONIAL_WEBHOOK']

/** Settings that are missing, or usable one by one but not together. */
const settings: Rule = {
  title: 'Settings',
  advice: 'They come from the environment and .env; .env.example explains each.',
  find: (site) => {
    const of = (name: string) => site.env[name]?.trim() ?? ''
    const privacy = JSON.stringify(site.written.filter(({ file }) => file.includes('privacy')))
    const isOwnBackend = of('BACKEND_URL') && of('BACKEND_URL') !== 'off'
    const isUsualKey = ['', defaultPublicAnonKey].includes(of('PUBLIC_ANON_KEY'))
    // SITE_URL wins over what content/ says, as in the build.
    const written = String(placesOf(site).find(({ key }) => key === 'siteUrl')?.value ?? '')
    const url = of('SITE_URL') || written
    const lines = [
      ...site.unusableSettings,
      isPlaceholder(url) && `SITE_URL ${of('SITE_URL') ? '' : 'not set, so '}${url}: a placeholder`,
      !url.startsWith('https://') && 'SITE_URL must start with https://',
      !isPlaceholder(written) &&
        url.replace(/\/$/, '') !== written &&
        `SITE_URL differs from siteUrl in content/, ${written}`,
      !of('INDEXNOW_KEY') && 'INDEXNOW_KEY not set: search engines are told nothing',
      !of('TESTIMONIAL_DELIVERY') &&
        'TESTIMONIAL_DELIVERY not set: stories reach nobody; write off if you mean it',
      of('TESTIMONIAL_TO').endsWith('.example') && 'TESTIMONIAL_TO an address that does not exist',
      !of('CHATBOT_SCRIPT_URL') !== !of('CHATBOT_ID') &&
        'CHATBOT_ID goes with CHATBOT_SCRIPT_URL: set both or neither',
      of('COUNTRY_HEADER') &&
        !of('TRUSTED_PROXIES') &&
        'COUNTRY_HEADER not believed without TRUSTED_PROXIES',
      of('DEV_COUNTRY') && 'DEV_COUNTRY for development only; remove it',
      isOwnBackend &&
        isUsualKey &&
        'PUBLIC_ANON_KEY still the default, though BACKEND_URL names a backend of its own',
      ...othersWhoSee.map((name) => {
        const host = URL.parse(of(name).replace(/[{}]/g, ''))?.hostname.replace(/^www\./, '') ?? ''
        return (
          !privacy.includes(host) && `${name} the privacy page does not say that ${host} is asked`
        )
      }),
    ]
    return lines.flatMap((line) => {
      const [field = '', ...note] = (line || '').split(' ')
      return field ? [{ file: 'environment', field, note: note.join(' ') }] : []
    })
  },
}

const isPlaceholder = (url: string) =>
  !URL.canParse(url) || /(^|\.)(example|localhost|test|invalid)$/.test(new URL(url).hostname)

/** In the order of the report. */
export const rules: readonly Rule[] = [
  ...placeholders,
  ...claims.map(claim),
  tooManyReviews,
  openPoints,
  goneAddresses,
  charges,
  dates,
  settings,
]
