import type { Plugin } from 'vite'

/** The script of pages without React, built along with the others so that they share what they can. */
export const plainPageEntry = (): Plugin => ({
  name: 'plain-page-entry',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'app/entry.plain.ts', name: 'plain-page' })
  },
})
