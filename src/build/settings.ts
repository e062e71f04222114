import { envField } from 'astro/config'
import { readSettingsFile } from '../../shared/settings-file.ts'

readSettingsFile()

/** What is empty is not set. */
export const settings = process.env

const text = () => envField.string({ context: 'client', access: 'public', default: '' })

/** What is written into the pages, for the browser to read from `astro:env/client`. */
export const settingsForBrowsers = {
  PUBLIC_ANON_KEY: text(),
  BACKEND_URL: text(),
  LOCATION_LOOKUP_URL: text(),
  CHATBOT_SCRIPT_URL: text(),
  CHATBOT_ID: text(),
  TESTIMONIAL_DELIVERY: text(),
}
