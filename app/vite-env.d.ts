/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base address of the site (SITE_URL, or the placeholder of content/group.ts). */
  readonly VITE_SITE_URL: string
}

declare module '*/content/pages/*.md' {
  const page: import('../scripts/content/load-page.ts').LoadedPage
  export default page
}

declare module '#page-meta/*' {
  const meta: import('./seo/page-meta.ts').PageMeta
  export default meta
}

declare module '#treatment-icons' {
  /** Address of the sprite. */
  const url: string
  export default url
}
