import { readSettings } from '../../server/settings/read-settings.ts'
import { defaultPublicAnonKey } from '../../shared/backend.ts'
import type { Group } from '../../src/content/group.ts'
import { dataIn, type LaunchContent } from './launch-content.ts'
import type { Finding } from './launch-report.ts'

export type Environment = Record<string, string | undefined>

type Rule = { setting: string; holds: (set: Set) => boolean; note: string }
type Set = (name: string) => string

/** Settings that are usable one by one, but not together, or not with what the pages say. */
const rules: Rule[] = [
  {
    setting: 'INDEXNOW_KEY',
    holds: (set) => set('INDEXNOW_KEY') !== '',
    note: 'not set: search engines are told nothing',
  },
  {
    setting: 'CHATBOT_ID',
    holds: (set) => (set('CHATBOT_SCRIPT_URL') === '') === (set('CHATBOT_ID') === ''),
    note: 'goes with CHATBOT_SCRIPT_URL: set both or neither',
  },
  {
    setting: 'TESTIMONIAL_DELIVERY',
    holds: (set) =>
      set('TESTIMONIAL_DELIVERY') === 'smtp' || !(set('SMTP_URL') || set('TESTIMONIAL_TO')),
    note: 'off, though SMTP_URL or TESTIMONIAL_TO is set: nothing is delivered',
  },
  {
    setting: 'TESTIMONIAL_TO',
    holds: (set) => !set('TESTIMONIAL_TO').endsWith('.example'),
    note: 'an address that does not exist',
  },
  {
    setting: 'COUNTRY_HEADER',
    holds: (set) => set('COUNTRY_HEADER') === '' || set('TRUSTED_PROXIES') !== '',
    note: 'not believed without TRUSTED_PROXIES',
  },
  {
    setting: 'DEV_COUNTRY',
    holds: (set) => set('DEV_COUNTRY') === '',
    note: 'for development only; remove it',
  },
  {
    setting: 'PUBLIC_ANON_KEY',
    holds: (set) =>
      set('VITE_BACKEND_URL') === '' ||
      !['', defaultPublicAnonKey].includes(set('PUBLIC_ANON_KEY')),
    note: 'still the default, though VITE_BACKEND_URL names a backend of its own',
  },
]

/** Sentences of the privacy page that a setting makes untrue. */
const promises = [
  {
    settings: ['LOCATION_SERVICE_URL', 'VITE_LOCATION_LOOKUP_URL'],
    sentence: 'Your address is not passed to anyone',
  },
  { settings: ['CHATBOT_SCRIPT_URL'], sentence: 'It does not send anything you type' },
]

export function settingFindings(content: LaunchContent, env: Environment): Finding[] {
  const set: Set = (name) => env[name]?.trim() ?? ''
  const privacy = content.documents.find(({ file }) => file.endsWith('privacy-policy.md'))
  return [
    ...siteUrlNotes(set('SITE_URL'), dataIn<Group>(content, 'content/group.yaml').siteUrl),
    ...unusable(env),
    ...rules.filter(({ holds }) => !holds(set)).map(({ setting, note }) => finding(setting, note)),
    ...promises.flatMap(({ settings, sentence }) =>
      settings
        .filter((name) => set(name) && privacy?.body.includes(sentence))
        .map((name) => finding(name, `privacy-policy.md still says “${sentence}”`)),
    ),
  ]
}

/** SITE_URL wins over content/group.yaml, as in the build. */
function siteUrlNotes(fromEnv: string, fromContent: string): Finding[] {
  const url = fromEnv || fromContent
  const isOther = fromEnv !== '' && !isPlaceholder(fromContent) && fromEnv !== fromContent
  const checks: [isWrong: boolean, note: string][] = [
    [isPlaceholder(url), `${fromEnv ? '' : 'not set, so '}${url}: a placeholder`],
    [!url.startsWith('https://'), 'must start with https://'],
    [url.endsWith('/'), 'must not end with a slash'],
    [isOther, `differs from siteUrl in content/group.yaml, ${fromContent}`],
  ]
  return checks.filter(([isWrong]) => isWrong).map(([, note]) => finding('SITE_URL', note))
}

const isPlaceholder = (url: string) =>
  !URL.canParse(url) || /(^|\.)(example|localhost|test|invalid)$/.test(new URL(url).hostname)

/** What would stop the server's start. */
function unusable(env: Environment): Finding[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => {
      const [setting = '', ...rest] = line.split(' ')
      return finding(setting, rest.join(' '))
    })
  }
}

const finding = (field: string, note: string): Finding => ({
  kind: 'settings',
  file: 'environment',
  field,
  note,
})
