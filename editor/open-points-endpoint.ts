import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRoute } from 'astro'
import { bytesOf, changedFiles } from '../scripts/content-changes.ts'
import { changesSinceLive } from '../scripts/publish.ts'
import { buildLink, contentOf } from '../scripts/releases.ts'
import { sentencesNaming } from '../src/content/agreement.ts'
import { examineContent } from '../src/content/read-content.ts'
import { readFiles } from '../src/content/read-files.ts'
import { formAddress } from './form-address.ts'
import { contentFiles, deletion, leftBeforeDeletion } from './saving.ts'
import { type Told, told } from './told.ts'

export type OpenPoints = {
  /** What the next Publish refuses. */
  mistakes: Told[]
  /** What somebody should look at before it goes online. */
  points: Told[]
  /** How much is saved and not online; undefined where the live version does not say what it was made from. */
  changes: number | undefined
  /** What keeps something from being deleted that somebody has asked for. */
  beforeDeletion: Told[]
  /** Files that no form can show, as they are written. */
  unreadable: Unreadable[]
}

/** `online` is the file as visitors see it now. */
export type Unreadable = {
  file: string
  address: string
  text: string
  online?: string | undefined
}

/** Practices that visitors see and that the forms have no longer. */
const practicesGone = () =>
  changedFiles(contentOf(buildLink()))
    .flatMap((file) => /^practices\/(.+)\.yaml$/.exec(file)?.[1] ?? [])
    .filter((slug) => !existsSync(`content/practices/${slug}.yaml`))

const unreadableFiles = (readable: readonly string[]): Unreadable[] =>
  contentFiles()
    .filter((file) => !readable.includes(file) && !file.startsWith('content/images/'))
    .map((file) => ({
      file,
      address: formAddress(file),
      text: readFileSync(file, 'utf8'),
      online: bytesOf(path.dirname(contentOf(buildLink())), file)?.toString(),
    }))

export const GET: APIRoute = () => {
  const { problems, points } = examineContent()
  const read = readFiles()
  const answer: OpenPoints = {
    mistakes: problems.map((line) => told(line, 'content', read)),
    points: [...practicesGone().flatMap((slug) => sentencesNaming(slug, read.read)), ...points].map(
      (line) => told(line, 'content', read),
    ),
    changes: changesSinceLive()?.length,
    beforeDeletion: leftBeforeDeletion(),
    unreadable: unreadableFiles(read.read.map(({ file }) => file)),
  }
  return Response.json(answer)
}

/** It stays after all. */
export const DELETE: APIRoute = () => {
  deletion.refused = undefined
  return new Response(null, { status: 204 })
}
