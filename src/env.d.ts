/// <reference types="astro/client" />

interface Document {
  /** Chromium: the page is rendered ahead of a click that may never come. */
  readonly prerendering?: boolean
}
