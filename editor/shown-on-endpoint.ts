import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRoute } from 'astro'
import { buildLink, contentOf } from '../scripts/releases.ts'
import { factsIn } from '../src/content/facts.ts'
import { fillFacts } from '../src/content/fill-facts.ts'
import { textsOf } from '../src/content/open-points.ts'
import { readFiles } from '../src/content/read-files.ts'
import { plainly } from '../src/content/typeset.ts'
import { formAddress } from './form-address.ts'

/** Where visitors read the words of `?form=/keystatic/…`: addresses, those with most of them first. */
export const GET: APIRoute = ({ url }) =>
  Response.json(pagesShowing(url.searchParams.get('form') ?? ''))

/** Looked up in the pages that are live, as they were made: nothing has to be told which page shows what. */
export function pagesShowing(form: string, live = buildLink()): string[] {
  const { read } = readFiles(contentOf(live))
  // Nothing is live yet.
  if (read.length === 0) return []
  const facts = factsIn(read)
  const texts = read.flatMap((file) =>
    textsOf([file]).map(({ text }) => ({
      words: onOneLine(fillFacts(withoutMarks(text), facts)),
      isOurs: formAddress(file.file) === form,
      // A fact is shown in the texts of other forms.
      namesUs: formAddress(fileOfFact(text)) === form,
    })),
  )
  // What several forms say, such as "Book appointment", tells of none of them.
  const others = new Set(texts.filter(({ isOurs }) => !isOurs).map(({ words }) => words))
  const own = texts
    .filter(({ words, isOurs, namesUs }) => namesUs || (isOurs && !others.has(words)))
    .map(({ words }) => words)
    .filter((words) => (/\s/.test(words) ? words.length > 9 : /^£\d/.test(words)))
  return pagesIn(path.join(live, 'client'))
    .map(({ address, html }) => ({
      address,
      count: own.filter((words) => html.includes(words)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ address }) => address)
}

/** `{{practices.leeds.phone}}` stands in content/practices/leeds.yaml, `{{policies.…}}` in content/policies.yaml. */
function fileOfFact(text: string) {
  const [, kind = '', name] = /\{\{\s*(\w+)\.(\w+)/.exec(text) ?? []
  return `content/${kind === 'practices' ? `${kind}/${name}` : kind}.yaml`
}

/** Of a line of Markdown what stands between its marks, the longest piece of it. */
const withoutMarks = (text: string) =>
  text
    .split(/^ *(?:[#>-]+|\d+\.) +|\*+|\||\[|\]\([^)]*\)/)
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest))

const pagesIn = (folder: string) =>
  globSync('**/index.html', { cwd: folder }).map((file) => ({
    address: `/${path.dirname(file).replaceAll(path.sep, '/')}`.replace('/.', '/'),
    html: onOneLine(unescaped(readFileSync(path.join(folder, file), 'utf8'))),
  }))

const onOneLine = (text: string) => plainly(text).replace(/\s+/g, ' ').trim()

const characters: Record<string, string> = {
  amp: '&',
  quot: '"',
  '#34': '"',
  '#39': "'",
  '#x27': "'",
}

const unescaped = (html: string) =>
  html.replace(/&(\w+|#\w+);/g, (written, name: string) => characters[name] ?? written)
