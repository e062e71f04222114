import type { Context } from 'hono'
import type { SiteManifest } from '../shared/site-manifest.ts'
import type { Testimonial } from '../shared/testimonial.ts'
import type { Settings } from './settings.ts'

/** What differs between a machine and an edge. */
export type Platform = {
  settings: Settings
  /** Of the release that is live. */
  manifest: () => SiteManifest
  /** Whom a request counts for; null when it cannot be told. */
  addressOf: (context: Context) => string | null
  /** A code of two letters; null when in doubt, which lets the visitor in. */
  countryOf: (context: Context) => Promise<string | null>
  announced: Announced
  /** Null: the form sends nothing. */
  deliver: Deliver | null
}

/** Address → hash of the page as it was announced: a file, or an edge's key-value store. */
export type Announced = {
  get: (key: string) => Promise<string | null>
  set: (key: string, value: string) => Promise<void>
}

/** The id is the form's own: a second try of the same story has the same. */
export type Story = { id: string; receivedAt: Date; testimonial: Testimonial }
/** Resolves when the story was taken, and not before. */
export type Deliver = (story: Story) => Promise<unknown>
