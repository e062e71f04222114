import type { Plugin } from 'vite'
import { contentErrors } from '../content/content-errors.ts'

/** A mistake in content/ stops the build with file, field and what to write instead. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    buildStart() {
      const errors = contentErrors()
      if (errors.length > 0)
        this.error(`content/ has mistakes:\n${errors.map((e) => `  ${e}`).join('\n')}`)
    },
  }
}
