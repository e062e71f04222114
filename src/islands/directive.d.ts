import type { NeededOptions } from './needed.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    /** islands/needed.ts */
    'client:needed'?: NeededOptions | true
  }
}
