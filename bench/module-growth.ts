import { readFileSync } from 'node:fs'

/** Bytes before compression, by module. */
type Sizes = Record<string, number>

const recorded = 'bench/module-sizes.json'
const built = 'build/module-sizes.json'

/**
 * Which modules of the given scripts have grown since their sizes were last recorded
 * (`npm run bench:modules`), the most grown first.
 */
export function moduleGrowth(files: readonly string[]): string[] {
  const before = read<Sizes>(recorded)
  const now = read<Record<string, Sizes>>(built)
  return files
    .flatMap((file) => Object.entries(now[file] ?? {}))
    .map(([module, bytes]) => ({ module, bytes, grown: bytes - (before[module] ?? 0) }))
    .filter(({ grown }) => grown > 0)
    .sort((a, b) => b.grown - a.grown)
    .slice(0, 10)
    .map(({ module, bytes, grown }) => `${module}: ${grown} bytes more, ${bytes} now`)
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'))
}
