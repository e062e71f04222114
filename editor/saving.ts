import { hash } from 'node:crypto'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { examineContent } from '../src/content/read-content.ts'
import { readFiles } from '../src/content/read-files.ts'
import { sentenceOfTold, type Told, told } from './told.ts'

/** What the form sends: whole files, their bytes in base64. */
export type Update = {
  additions?: { path: string; contents: string }[]
  deletions?: { path: string }[]
}

/** Why this must not be written: a mistake the build would refuse, or somebody else's change. */
export function problemsOfSaving(update: Update, tab = ''): string[] {
  const changed = changedMeanwhile(update, tab)
  if (changed.length > 0) return changed
  const mistakes = mistakesAfter(update)
  if (update.deletions?.length) deletion.refused = mistakes.length > 0 ? update : undefined
  return mistakes.map(sentenceOfTold)
}

/** A practice is named in many forms: what is left to change is listed until it can be deleted. */
export const deletion: { refused: Update | undefined } = { refused: undefined }

export const leftBeforeDeletion = () => (deletion.refused ? mistakesAfter(deletion.refused) : [])

/** Of a copy of content/ as it would be, looked at and thrown away. */
export function mistakesAfter({ additions = [], deletions = [] }: Update): Told[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'editor-'))
  try {
    for (const file of contentFiles()) cpSync(file, path.join(folder, file), { recursive: true })
    for (const { path: file } of deletions) rmSync(path.join(folder, file), { force: true })
    for (const { path: file, contents } of additions) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), Buffer.from(contents, 'base64'))
    }
    const copy = path.join(folder, 'content')
    const read = readFiles(copy)
    // While a file cannot be read nothing else is examined; whoever mends it is told of it alone.
    if (readFiles().problems.length > 0)
      return read.problems
        .filter((line) => additions.some(({ path: file }) => line.startsWith(`${file}: `)))
        .map((line) => told(line, copy, read))
    const after = examineContent(copy)
    if (after.problems.length === 0) return []
    // What was wrong before must not keep anybody from saving.
    const before = examineContent()
    const isNew = (line: string) => ![...before.problems, ...before.points].includes(line)
    const mistakes = after.problems.filter(isNew)
    // All at once: what is only a point is mended in the same go.
    const points = mistakes.length > 0 ? after.points.filter(isNew) : []
    return [...mistakes, ...points].map((line) => told(line, copy, read))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** As the check names them, on Windows too. */
export const contentFiles = () =>
  globSync('content/**/*.{yaml,md}').map((file) => file.replaceAll(path.sep, '/'))

/** The files as each tab of the editor last saw them, by a sum of their bytes. */
const seen = new Map<string, Map<string, string | undefined>>()

export const rememberVersions = (tab: string) =>
  seen.set(tab, new Map(contentFiles().map((file) => [file, sumOf(file)])))

/** A second person, or another program, has saved since this tab read the file. */
function changedMeanwhile({ additions = [], deletions = [] }: Update, tab: string): string[] {
  const known = seen.get(tab)
  if (!known) return []
  return [...additions, ...deletions]
    .map((change) => change.path)
    .filter((file) => known.has(file) && known.get(file) !== sumOf(file))
    .map((file) => {
      const { form } = told(`${file}: `)
      return `${form}: somebody else has saved this form while you were writing. Nothing of either is lost: load this page again. You will see what they saved, and beside it what you typed, to copy from.`
    })
}

function sumOf(file: string): string | undefined {
  try {
    return hash('sha256', readFileSync(file))
  } catch {
    return undefined
  }
}
