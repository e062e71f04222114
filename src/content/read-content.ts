import path from 'node:path'
import * as v from 'valibot'
import { disagreements, hoursElsewhere } from './agreement.ts'
import { articleSchema } from './article.ts'
import { articlePath } from './article-pages.ts'
import { type PracticeSlug, practiceSlugs } from './blocks.ts'
import { explain, fieldName } from './explain.ts'
import { type Data, type FileName, files } from './files.ts'
import { fillFacts, unknownFacts } from './fill-facts.ts'
import { withGroupHours } from './group.ts'
import { type LegalPageName, legalPageNames, legalPageSchema } from './legal-page.ts'
import { exceptionalDays } from './opening-hours.ts'
import { ContentError, parseYaml, readText } from './parse-yaml.ts'
import type { Practice } from './practice.ts'
import { type MarkdownFile, readMarkdown } from './read-markdown.ts'
import { typeset } from './typeset.ts'
import { mapWords, textsIn } from './walk.ts'

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
      for (const { value, path } of textsIn(written))
        for (const problem of [
          ...unknownFacts(value, facts),
          ...(name === 'opening-hours' ? [] : hoursElsewhere(value)),
        ])
          problems.push(`${file}: ${fieldName(written, path)}: ${problem}`)
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
