import { group } from '../content/group.ts'

/**
 * Settings that are written into the pages, under the names the browser's code reads.
 * Everything else stays on the server.
 */
export function browserSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  return {
    VITE_SITE_URL: env.SITE_URL ?? group.siteUrl,
    VITE_PUBLIC_ANON_KEY: env.PUBLIC_ANON_KEY ?? '',
    VITE_TESTIMONIAL_DELIVERY: env.TESTIMONIAL_DELIVERY ?? '',
    VITE_CHATBOT_SCRIPT_URL: env.CHATBOT_SCRIPT_URL ?? '',
    VITE_CHATBOT_ID: env.CHATBOT_ID ?? '',
  }
}
