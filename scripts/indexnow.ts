import { parseArgs } from 'node:util'
import { defaultPublicAnonKey } from '../shared/backend.ts'
import { type IndexNowSuccess, indexNowSecretHeader } from '../shared/indexnow.ts'
import { readSettingsFile } from '../shared/settings-file.ts'
import {
  type BackendFunctions,
  functionsClient,
} from '../src/behaviours/backend/functions-client.ts'
import {
  submitAllPractices,
  submitPractice,
  submitSitemap,
  submitUrl,
} from '../src/behaviours/search-engine/submissions.ts'
import { readContent } from '../src/content/read-content.ts'

readSettingsFile()
const { group, practices } = readContent()

const siteUrl = process.env.SITE_URL?.trim() || group.siteUrl

const help = `Tells search engines about pages, through the site's own function indexnow-submit.

  npm run indexnow -- url <address>        one page
  npm run indexnow -- sitemap              the sitemap of the site
  npm run indexnow -- practice <name>      a practice's site and its sitemap: ${Object.keys(practices).join(', ')}
  npm run indexnow -- practices            all practices, one second apart

  --backend <address>   where the function answers
                        (BACKEND_URL, else http://localhost:PORT)

The key is PUBLIC_ANON_KEY. Practices need INDEXNOW_SECRET as well, the same as the server's. What has not changed since it was last accepted is held back by the
server, which sends nothing at all without INDEXNOW_KEY and a real SITE_URL.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { backend: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
})
const [command, argument] = positionals

if (values.help || !command) {
  console.log(help)
  process.exit(values.help ? 0 : 1)
}

const ownServer = `http://localhost:${process.env.PORT?.trim() || 3000}`
const configured = process.env.BACKEND_URL?.trim().replace(/^off$/, '')
const backendUrl = values.backend ?? (configured || ownServer)
const client = functionsClient({
  url: backendUrl.replace(/\/$/, ''),
  publicKey: process.env.PUBLIC_ANON_KEY?.trim() || defaultPublicAnonKey,
})

/** With the secret that no page has; what the server has left out is no success here. */
const backend: BackendFunctions = {
  async invoke(name, options) {
    const secret = process.env.INDEXNOW_SECRET?.trim()
    const headers = { ...options?.headers, ...(secret && { [indexNowSecretHeader]: secret }) }
    const answer = await client.invoke(name, { ...options, headers })
    const { note } = (answer.data ?? {}) as Partial<IndexNowSuccess>
    if (note) answer.data = { success: false, note }
    return answer
  },
}

const isSubmitted = await run()
console.log(isSubmitted ? 'Submitted.' : 'Not submitted; see above.')
process.exit(isSubmitted ? 0 : 1)

async function run(): Promise<boolean> {
  if (command === 'url' && argument && URL.canParse(argument)) return submitUrl(backend, argument)
  if (command === 'sitemap') return submitSitemap(backend, siteUrl)
  const practice = practices[argument ?? '']
  if (command === 'practice' && practice) return submitPractice(backend, practice)
  if (command === 'practices') {
    const answers = await submitAllPractices(backend, Object.values(practices))
    return answers.every(Boolean)
  }
  console.error(`"${positionals.join(' ')}" is no command; see npm run indexnow -- --help`)
  return false
}
