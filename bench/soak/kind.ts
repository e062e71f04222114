import type { Answer } from './exchange.ts'

export type Site = {
  url: URL
  /** The address the site has in public. */
  siteUrl: string
  pages: string[]
  assets: string[]
}

export type Kind = {
  name: string
  /** How often, against the other kinds. */
  weight: number
  /** Anything else fails the run. */
  expects: Answer[]
  send: () => Promise<Answer>
}

export function kind(name: string, weight: number, expects: Answer[], send: Kind['send']): Kind {
  return { name, weight, expects, send }
}
