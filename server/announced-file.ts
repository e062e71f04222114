import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { kindOf, log } from './log.ts'
import type { Announced } from './platform.ts'

/** What was announced, in a file of JSON: lost or damaged, the pages are announced once more. */
export function announcedFile(folder: string): Announced {
  const file = path.join(folder, 'announced.json')
  const kept = new Map<string, string>(entriesIn(file))
  return {
    get: async (key) => kept.get(key) ?? null,
    set: async (key, value) => {
      kept.set(key, value)
      try {
        mkdirSync(folder, { recursive: true })
        const aside = `${file}.${process.pid}`
        writeFileSync(aside, JSON.stringify(Object.fromEntries(kept), null, 1))
        renameSync(aside, file)
      } catch (error) {
        log('announced-not-kept', { kind: kindOf(error) })
      }
    },
  }
}

function entriesIn(file: string): [string, string][] {
  try {
    const entries: [string, unknown][] = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
    return entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  } catch {
    return []
  }
}
