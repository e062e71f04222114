/** What unit tests get for `astro:env/client` (vitest.config.ts): nothing is set. */
export const PUBLIC_ANON_KEY = ''
export const BACKEND_URL = ''
export const LOCATION_LOOKUP_URL = ''
export const CHATBOT_SCRIPT_URL = ''
export const CHATBOT_ID = ''
export const TESTIMONIAL_DELIVERY = ''
