import * as v from 'valibot'
import { disagreements } from './agreement.ts'
import { assemble, type Content } from './assemble.ts'
import { explain, fieldName } from './explain.ts'
import { factsIn } from './facts.ts'
import { fillFacts, forEachPractice, hoursElsewhere, unknownFacts } from './fill-facts.ts'
import { type Data, files } from './kinds.ts'
import { printPhones, renderMarkdown } from './markdown.ts'
import { openPoints } from './open-points.ts'
import { ContentError } from './parse-yaml.ts'
import { type ContentFile, readFiles } from './read-files.ts'
import { mapWords, textsIn } from './schema-fields.ts'
import { typeset } from './typeset.ts'

/** Everything content/ says, checked and its words set; a mistake in it is an error of one line each. */
export function readContent(folder = 'content', set = typeset): Content {
  const { content, problems } = examineContent(folder, set)
  if (!content || problems.length > 0) throw new ContentError(problems)
  return content
}

/**
 * The content as far as it can be read, every mistake in it, and what somebody should look at before it goes
 * online: read, fill in facts, check, agree.
 */
export function examineContent(
  folder = 'content',
  set = typeset,
  today = new Date().toISOString().slice(0, 10),
) {
  const { read, problems } = readFiles(folder)
  if (problems.length > 0) return { problems, points: [] }
  const facts = factsIn(read)
  const factProblems = read.flatMap((file) => problemsOfFacts(file, facts))
  const filled = read.map((file) => fillFile(file, facts))
  const checked = filled.map((file) => checkFile(file, set))
  const mistakes = [...factProblems, ...checked.flatMap((file) => file.problems)]
  if (checked.some((file) => file.problems.length > 0)) return { problems: mistakes, points: [] }
  const content = assemble(dataOf(checked.map(({ value }, index) => ({ ...filled[index], value }))))
  return {
    content,
    problems: [...mistakes, ...disagreements(content, filled, folder)],
    points: openPoints(content, { written: read, filled }, today),
  }
}

/** Names that no fact has, and hours that stand elsewhere than with the practices. */
function problemsOfFacts({ file, kind, fields, body = '' }: ContentFile, facts: object): string[] {
  const holdsHours = kind === 'opening-hours' || kind === 'practices'
  const lookAt = (text: string) => [
    ...unknownFacts(text, facts),
    ...(holdsHours ? [] : hoursElsewhere(text)),
  ]
  return [
    ...textsIn(fields).flatMap(({ value, path }) =>
      lookAt(value).map((problem) => `${file}: ${fieldName(fields, path)}: ${problem}`),
    ),
    ...lookAt(forEachPractice(body, facts)).map((problem) => `${file}: ${problem}`),
  ]
}

const fillFile = (file: ContentFile, facts: object): ContentFile => ({
  ...file,
  fields: fillFacts(file.fields, facts),
  ...(file.body !== undefined && { body: fillFacts(forEachPractice(file.body, facts), facts) }),
})

/** What a file holds, its words set; or what is wrong with it. */
export function checkFile({ file, schema, fields, body }: ContentFile, set = typeset) {
  const problems = explain(schema, fields, file)
  if (problems.length > 0) return { problems, value: undefined }
  const value = v.parse(schema, mapWords(schema, fields, set)) as object
  if (body === undefined) return { problems, value }
  try {
    return { problems, value: { ...value, ...renderMarkdown(printPhones(body, file)) } }
  } catch (error) {
    return { problems: [(error as Error).message], value: undefined }
  }
}

/** By kind: a file's own value, or the list of what a folder holds. */
function dataOf(checked: readonly Partial<ContentFile & { value: unknown }>[]): Data {
  const byKind = Object.groupBy(checked, ({ kind = '' }) => kind)
  return Object.fromEntries(
    Object.entries(byKind).map(([kind, found = []]) => [
      kind,
      Object.hasOwn(files, kind)
        ? found[0]?.value
        : found.map(({ name, value }) => ({ ...(value as object), name })),
    ]),
  ) as Data
}
