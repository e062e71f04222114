/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base address of the site (SITE_URL, or the placeholder of content/group.ts). */
  readonly VITE_SITE_URL: string
  /** Another address for the location look-up than our own server's. */
  readonly VITE_LOCATION_LOOKUP_URL?: string
  /** Where the backend functions answer; the site itself when empty. */
  readonly VITE_BACKEND_URL?: string
  /** PUBLIC_ANON_KEY */
  readonly VITE_PUBLIC_ANON_KEY?: string
  /** CHATBOT_SCRIPT_URL and CHATBOT_ID: a vendor's launcher instead of our own. */
  readonly VITE_CHATBOT_SCRIPT_URL?: string
  readonly VITE_CHATBOT_ID?: string
  /** `smtp` where testimonials are delivered (TESTIMONIAL_DELIVERY); otherwise nothing is sent. */
  readonly VITE_TESTIMONIAL_DELIVERY?: string
}

/** Pages of content/pages/. */
declare module '*.md' {
  const page: import('../scripts/content/load-page.ts').LoadedPage
  export default page
}

declare module 'virtual:page-meta/*' {
  const meta: import('./seo/page-meta.ts').PageMeta
  export default meta
}

declare module 'virtual:treatment-icons/*' {
  /** What is inside each drawing of one content file, by name. */
  const bodies: Record<string, string>
  export default bodies
}

declare module 'virtual:treatment-icons' {
  /** Address of the sprite. */
  const url: string
  export default url
}

declare module 'virtual:articles' {
  /** The first page of articles; the rest is fetched (scripts/vite/articles.ts). */
  const blog: import('./sections/blog/article.ts').FirstArticles
  export default blog
}

declare module 'virtual:head-script' {
  /** What every page does before it is shown. */
  const script: string
  export default script
}
