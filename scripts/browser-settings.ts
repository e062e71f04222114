import { readFileSync } from 'node:fs'
import { parseYaml } from '../src/content/parse-yaml.ts'

const file = 'content/group.yaml'
const group = parseYaml(readFileSync(file, 'utf8'), file) as { siteUrl: string }

/**
 * Settings that are written into the pages, under the names the browser's code reads.
 * Everything else stays on the server.
 */
export function browserSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  // Empty means not set, as for the server.
  const setting = (name: string) => env[name]?.trim() ?? ''
  return {
    VITE_SITE_URL: setting('SITE_URL') || group.siteUrl,
    VITE_PUBLIC_ANON_KEY: setting('PUBLIC_ANON_KEY'),
    VITE_TESTIMONIAL_DELIVERY: setting('TESTIMONIAL_DELIVERY'),
    VITE_CHATBOT_SCRIPT_URL: setting('CHATBOT_SCRIPT_URL'),
    VITE_CHATBOT_ID: setting('CHATBOT_ID'),
  }
}
