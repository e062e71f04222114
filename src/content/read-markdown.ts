import { globSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { explain } from './explain.ts'
import { fillFacts, hoursElsewhere, unknownFacts } from './fill-facts.ts'
import { printPhones, renderMarkdown } from './markdown.ts'
import { ContentError, parseYaml, readText } from './parse-yaml.ts'
import { typeset } from './typeset.ts'
import { mapWords } from './walk.ts'

export type MarkdownFile<Facts> = Facts & {
  /** Its name without folder and ending. */
  name: string
  html: string
  headings: ReturnType<typeof renderMarkdown>['headings']
}

/** Every Markdown file of a folder; what is wrong with one is added to `problems`. */
export function readMarkdown<T extends v.GenericSchema<unknown, object>>(
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
  const slips = [...unknownFacts(source, facts), ...hoursElsewhere(source)]
  if (slips.length > 0) throw new ContentError(slips.map((problem) => `${file}: ${problem}`))
  const { fields, body } = splitDocument(printPhones(fillFacts(source, facts), file), file)
  const wrong = explain(schema, fields, file)
  if (wrong.length > 0) throw new ContentError(wrong)
  const words = mapWords(schema, fields, set)
  return { ...v.parse(schema, words), ...renderMarkdown(body) }
}

/** The lines between two `---` at the top of a Markdown file, and what follows them. */
export function splitDocument(source: string, file: string) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source)
  if (!match)
    throw new ContentError([`${file}: start the file with --- and close the facts with ---`])
  const [, head = '', body = ''] = match
  return { fields: (parseYaml(head, file, 1) ?? {}) as Record<string, unknown>, body: body.trim() }
}
