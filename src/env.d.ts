/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Base address of the site (SITE_URL, or the placeholder of content/group.yaml). */
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
  /** `smtp` or `webhook` where testimonials are delivered (TESTIMONIAL_DELIVERY); otherwise nothing is sent. */
  readonly VITE_TESTIMONIAL_DELIVERY?: string
}

interface Document {
  /** Chromium: the page is rendered ahead of a click that may never come. */
  readonly prerendering?: boolean
}
