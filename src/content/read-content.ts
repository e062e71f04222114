import path from 'node:path'
import * as v from 'valibot'
import { disagreements } from './agreement.ts'
import { assemble, type Content } from './all-content.ts'
import { articleSchema } from './article.ts'
import { practiceSlugs } from './blocks.ts'
import { explain, fieldName } from './explain.ts'
import { type Data, type FileName, files } from './files.ts'
import { fillFacts, hoursElsewhere, unknownFacts } from './fill-facts.ts'
import { legalPageNames, legalPageSchema } from './legal-page.ts'
import { ContentError, parseYaml, readText } from './parse-yaml.ts'
import { readMarkdown } from './read-markdown.ts'
import { typeset } from './typeset.ts'
import { mapWords, textsIn } from './walk.ts'

/** Everything content/ says, checked and its words set; a mistake in it is an error of one line each. */
export function readContent(folder = 'content', set = typeset): Content {
  const { content, problems } = examineContent(folder, set)
  if (!content || problems.length > 0) throw new ContentError(problems)
  return content
}

/** The content as far as it can be read, and every mistake in it. */
export function examineContent(folder = 'content', set = typeset) {
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
function factsIn(raw: Raw) {
  const read = (name: FileName) => v.safeParse(files[name], raw[name]).output ?? raw[name]
  const { prices = [] } = (raw.prices ?? {}) as { prices?: { id: string }[] }
  return {
    group: read('group'),
    policies: read('policies'),
    treatmentFacts: read('treatment-facts'),
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
