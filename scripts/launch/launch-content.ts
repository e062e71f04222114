import type { Document } from '../content/front-matter.ts'

/** Everything the launch check looks at, so that it can be tried on a changed copy. */
export type LaunchContent = {
  /** The content files, as in scripts/content/registry.ts. */
  entries: readonly { file: string; data: unknown }[]
  /** The Markdown files, before facts are filled in: a fact is reported where it stands. */
  documents: readonly (Document & { file: string })[]
  pictures: readonly { file: string; sha256: string }[]
  /** Sums of the pictures that the project was delivered with. */
  sampleArt: ReadonlySet<string>
}

/** What the content file exports, first thing. */
export function dataIn<T>({ entries }: Pick<LaunchContent, 'entries'>, file: string): T {
  const entry = entries.find((candidate) => candidate.file === file)
  if (!entry) throw new Error(`${file} is not in scripts/content/registry.ts`)
  return entry.data as T
}
