import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parseDocument } from 'yaml'
import { disagreements, hoursElsewhere } from './agreement.ts'
import { articleSchema } from './article.ts'
import { articlePath } from './article-pages.ts'
import { type PracticeSlug, practiceSlugs } from './blocks.ts'
import { explain } from './explain.ts'
import { type Data, type FileName, files } from './files.ts'
import { fillFacts, unknownFacts } from './fill-facts.ts'
import { withGroupHours } from './group.ts'
import { type LegalPageName, legalPageNames, legalPageSchema } from './legal-page.ts'
import { printPhones, renderMarkdown } from './markdown.ts'
import { exceptionalDays } from './opening-hours.ts'
import type { Practice } from './practice.ts'
import { typeset } from './typeset.ts'
import { mapWords } from './walk.ts'

export class ContentError extends Error {
  readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

export type Content = ReturnType<typeof assemble>

/** Everything content/ says, checked and its words set; a mistake in it is an error of one line each. */
export function readContent(folder = 'content', set = typeset): Content {
  const { content, problems } = examineContent(folder, set)
  if (!content || problems.length > 0) throw new ContentError(problems)
  return content
}

/** The content as far as it can be read, and every mistake in it. */
export function examineContent(
  folder = 'content',
  set = typeset,
): { content?: Content; problems: string[] } {
  const problems: string[] = []
  const raw = readFiles(folder, problems)
  if (problems.length > 0) return { problems }
  const facts = factsIn(raw)
  const data = Object.fromEntries(
    Object.entries(files).map(([name, schema]) => {
      const file = `content/${name}.yaml`
      const written = raw[name as FileName]
      problems.push(...unknownFacts(written, facts).map((problem) => `${file}: ${problem}`))
      if (name !== 'opening-hours') problems.push(...hoursElsewhere(file, written))
      const filled = fillFacts(written, facts)
      problems.push(...explain(schema, filled, file))
      return [name, mapWords(schema, v.safeParse(schema, filled).output, set)]
    }),
  ) as Data
  const articles = readMarkdown(`${folder}/articles`, articleSchema, { facts, set, problems })
  const legalPages = readMarkdown(`${folder}/pages`, legalPageSchema, { facts, set, problems })
  if (problems.length > 0) return { problems }
  const missing = legalPageNames.filter((name) => !legalPages.some((page) => page.name === name))
  if (missing.length > 0)
    return { problems: missing.map((name) => `content/pages/${name}.md: this page is missing`) }
  const content = assemble(data, articles, legalPages)
  return { content, problems: disagreements(content, data) }
}

type Raw = Record<FileName, unknown>

function readFiles(folder: string, problems: string[]): Raw {
  return Object.fromEntries(
    Object.keys(files).map((name) => [name, readYaml(folder, name, problems)]),
  ) as Raw
}

function readYaml(folder: string, name: string, problems: string[]): unknown {
  const file = `content/${name}.yaml`
  try {
    return parseYaml(readText(path.join(folder, `${name}.yaml`)), file)
  } catch (error) {
    if (error instanceof ContentError) problems.push(...error.lines)
    else problems.push(`${file}: this file is missing; the site cannot do without it`)
    return undefined
  }
}

/** Programs on Windows put a mark before the first letter. */
const readText = (file: string) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '')

/** YAML as data; a slip in it says its line and what it probably is. */
export function parseYaml(source: string, file: string, firstLine = 0): unknown {
  const document = parseDocument(source, { prettyErrors: true })
  const [error] = document.errors
  if (!error) return document.toJS()
  const line = source.slice(0, error.pos[0]).split('\n').length
  const words = source.split('\n')[line - 1]?.trim() ?? ''
  const advice =
    slips.find(({ code }) => error.code === code)?.advice ??
    'this cannot be read; put the text between quotation marks, or look at the lines beside it'
  throw new ContentError([`${file}: line ${line + firstLine}: ${advice}: ${words}`])
}

const slips = [
  {
    code: 'BLOCK_AS_IMPLICIT_KEY',
    advice: 'a text with a colon in it needs quotation marks around it',
  },
  { code: 'TAB_AS_INDENT', advice: 'use spaces at the start of the line, not tabs' },
  { code: 'BAD_INDENT', advice: 'start the line below the one above it, with the same spaces' },
  { code: 'DUPLICATE_KEY', advice: 'this field is there twice; keep one' },
  { code: 'MISSING_CHAR', advice: 'a quotation mark or a colon is missing' },
]

/** What texts may refer to as `{{practices.leeds.phone}}`. */
const factFiles = ['group', 'policies', 'treatment-facts'] as const

function factsIn(raw: Raw) {
  const read = (name: FileName) => v.safeParse(files[name], raw[name]).output ?? raw[name]
  const { prices = [] } = (raw.prices ?? {}) as { prices?: { id: string }[] }
  return {
    ...Object.fromEntries(factFiles.map((name) => [camelCase(name), read(name)])),
    openingHours: raw['opening-hours'],
    nhsInformation: raw['pages/nhs-information'],
    teethWhitening: raw['pages/services/teeth-whitening'],
    nhs: { acceptingTowns: acceptingTowns(raw) },
    charges: (raw['nhs-charges'] as { charges?: unknown } | undefined)?.charges,
    practices: Object.fromEntries(practiceSlugs.map((slug) => [slug, read(`practices/${slug}`)])),
    prices: Object.fromEntries(prices.map((price) => [price.id, price])),
  }
}

/** `Bradford and Ripon`: headlines name them, and follow when a list opens or closes. */
function acceptingTowns(raw: Raw) {
  const towns = practiceSlugs
    .map((slug) => raw[`practices/${slug}`] as { town?: string; acceptingNhs?: boolean })
    .flatMap((practice) => (practice?.acceptingNhs && practice.town ? [practice.town] : []))
  return towns.length > 0
    ? new Intl.ListFormat('en-GB').format(towns)
    : 'none of our towns at present'
}

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

export type MarkdownFile<Facts> = Facts & {
  /** Its name without folder and ending. */
  name: string
  html: string
  headings: ReturnType<typeof renderMarkdown>['headings']
}

function readMarkdown<T extends v.GenericSchema<unknown, object>>(
  folder: string,
  schema: T,
  { facts, set, problems }: { facts: object; set: typeof typeset; problems: string[] },
): MarkdownFile<v.InferOutput<T>>[] {
  return globSync(`${folder}/*.md`)
    .sort()
    .flatMap((found) => {
      const name = path.basename(found, '.md')
      const file = `content/${path.basename(folder)}/${name}.md`
      try {
        return [{ name, ...readDocument(readText(found), schema, facts, file, set) }]
      } catch (error) {
        problems.push(...(error as Error).message.split('\n'))
        return []
      }
    })
}

/** One Markdown file: the facts between its dashes, and its text as HTML. */
export function readDocument<T extends v.GenericSchema<unknown, object>>(
  source: string,
  schema: T,
  facts: object,
  file: string,
  set = typeset,
) {
  const unknown = unknownFacts(source, facts)
  if (unknown.length > 0) throw new ContentError(unknown.map((problem) => `${file}: ${problem}`))
  const { fields, body } = splitDocument(printPhones(fillFacts(source, facts), file), file)
  const wrong = explain(schema, fields, file)
  if (wrong.length > 0) throw new ContentError(wrong)
  const words = mapWords(schema, fields, set)
  return { ...v.parse(schema, words), ...renderMarkdown(set(body)) }
}

/** The lines between two `---` at the top of a Markdown file, and what follows them. */
export function splitDocument(
  source: string,
  file: string,
): {
  fields: Record<string, unknown>
  body: string
} {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source)
  if (!match)
    throw new ContentError([`${file}: start the file with --- and close the facts with ---`])
  const [, head = '', body = ''] = match
  return { fields: (parseYaml(head, file, 1) ?? {}) as Record<string, unknown>, body: body.trim() }
}

/** The files as pages need them: one value each, a practice with its hours. */
function assemble(
  data: Data,
  articles: MarkdownFile<v.InferOutput<typeof articleSchema>>[],
  legalPages: MarkdownFile<v.InferOutput<typeof legalPageSchema>>[],
) {
  const hours = data['opening-hours']
  const practices = Object.fromEntries(
    practiceSlugs.map((slug) => [
      slug,
      {
        ...data[`practices/${slug}`],
        hours: hours.practices[slug],
        exceptionalDays: exceptionalDays(hours.closures, slug),
      },
    ]),
  ) as Record<PracticeSlug, Practice>
  return {
    about: data['pages/home/about'],
    articles: articles.map((article) => ({
      ...article,
      /** Where its page stands; an article without a text has none. */
      path: article.html ? articlePath(article.name) : null,
    })),
    blog: data['pages/blog'],
    booking: data['pages/home/booking'],
    carouselReviews: data.reviews.carousel,
    charges: data['nhs-charges'].charges,
    chatbot: data.assistant,
    contact: data['pages/home/contact'],
    cosmeticDentistry: data['pages/services/cosmetic-dentistry'],
    currentNhsRates: data['nhs-charges'].announced,
    dentalImplants: data['pages/services/dental-implants'],
    emergency: data['pages/emergency'],
    faq: data.questions.questions,
    faqSection: data.questions.section,
    footer: data.footer,
    freeCare: data['nhs-charges'].freeCare,
    generalDentistry: data['pages/services/general-dentistry'],
    group: withGroupHours(data.group, hours.group),
    hero: data['pages/home/hero'],
    legalPages: Object.fromEntries(legalPages.map((page) => [page.name, page])) as Record<
      LegalPageName,
      (typeof legalPages)[number]
    >,
    locationGate: data['location-gate'],
    locationPages: {
      'bradford-dentist': data['pages/locations/bradford-dentist'],
      'nhs-bradford-dentist': data['pages/locations/nhs-bradford-dentist'],
      'nhs-ripon-dentist': data['pages/locations/nhs-ripon-dentist'],
      'nhs-leeds-dentist': data['pages/locations/nhs-leeds-dentist'],
    },
    locationReviews: data.reviews.practices,
    locationsSection: data['pages/home/locations'],
    navigation: data.navigation,
    network: data['pages/network'],
    nhsInformation: data['pages/nhs-information'],
    nhsSection: data['pages/home/nhs'],
    notFound: data['pages/not-found'],
    pageMeta: data['page-titles'],
    patientStatements: data['patient-statements'].statements,
    policies: data.policies,
    practices,
    prices: Object.fromEntries(data.prices.prices.map((price) => [price.id, price])),
    ratings: data.ratings,
    reviewsSection: data.reviews.section,
    services: data.services.services,
    servicesSection: data.services.section,
    shareYourStory: data['pages/share-your-story'],
    statistics: data.statistics,
    team: data.team.members,
    teamSection: data.team.section,
    teethWhitening: data['pages/services/teeth-whitening'],
    transformations: data.transformations.cases,
    transformationsSection: data.transformations.section,
    videos: data.videos.videos,
    videosSection: data.videos.section,
    videoTestimonials: data['video-testimonials'].testimonials,
    videoTestimonialsSection: data['video-testimonials'].section,
  }
}
