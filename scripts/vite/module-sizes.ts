import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** What is in a file of the browser's bundle: bytes by module, before compression. */
export type ModuleSizes = Record<string, Record<string, number>>

/** Notes which module lies in which file, so that a page over its budget can say what grew. */
export const moduleSizes = (): Plugin => ({
  name: 'module-sizes',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    const sizes: ModuleSizes = {}
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue
      sizes[output.fileName] = Object.fromEntries(
        Object.entries(output.modules).map(([id, { renderedLength }]) => [
          readableName(id),
          renderedLength,
        ]),
      )
    }
    // Beside what is served.
    writeFileSync(path.join(dir, '../module-sizes.json'), JSON.stringify(sizes, null, 2))
  },
})

const readableName = (id: string) =>
  path.relative(process.cwd(), id.replace('\0', '').replace(/\?.*$/, '')).replaceAll('\\', '/')
