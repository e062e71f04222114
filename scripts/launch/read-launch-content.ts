import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseFrontMatter } from '../content/front-matter.ts'
import { registry } from '../content/registry.ts'
import type { LaunchContent } from './launch-content.ts'

const listOfSampleArt = 'scripts/launch/sample-art.txt'

export function readLaunchContent(): LaunchContent {
  return {
    ...readWords(),
    pictures: files('content/images/**/*.*')
      .filter((file) => !file.endsWith('.md'))
      .map((file) => ({ file, sha256: sha256(readFileSync(file)) })),
    sampleArt: sumsIn(readFileSync(listOfSampleArt, 'utf8')),
  }
}

/** Texts alone, which is quicker. */
export const readWords = (): Pick<LaunchContent, 'entries' | 'documents'> => ({
  entries: registry,
  documents: files('content/{articles,pages}/*.md').map((file) => ({
    file,
    ...parseFrontMatter(readFileSync(file, 'utf8'), file),
  })),
})

const files = (pattern: string) =>
  globSync(pattern)
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Lines as sha256sum writes them: the sum, then the name. */
export const sumsIn = (list: string): ReadonlySet<string> =>
  new Set(list.split('\n').flatMap((line) => /^[0-9a-f]{64}/.exec(line)?.[0] ?? []))
