import { existsSync, readFileSync } from 'node:fs'
import { readSettings } from '../server/settings.ts'
import { readSettingsFile } from '../shared/settings-file.ts'
import { shortened } from '../src/content/explain.ts'
import { examineContent } from '../src/content/read-content.ts'
import { deadLinks } from './launch/dead-links.ts'
import { readPictures, readWritten } from './launch/read-written.ts'
import { type Finding, rules, type Site } from './launch/rules.ts'
import { standing } from './launch/standing.ts'
import { whatIsLive } from './publish.ts'
import { buildLink } from './releases.ts'
import { addressesWithoutRedirect } from './retired-addresses.ts'

const help = `npm run launch-check [-- --online]

Begins with what is live, what is set and what is missing. Then lists what still stands between this checkout and a real launch: placeholders, samples, claims
without evidence, NHS charges and dates that are out of date, settings. Exits 1 while anything is left.
With --online it also opens every link in content/.
`

const [option] = process.argv.slice(2)
if (option && option !== '--online') {
  console.log(help)
  process.exit(option === '--help' ? 0 : 2)
}

readSettingsFile()
const site: Site = {
  written: readWritten(),
  pictures: readPictures(),
  points: examineContent().points,
  gone: addressesWithoutRedirect(),
  sampleArt: new Set(
    readFileSync('scripts/launch/sample-art.txt', 'utf8').match(/^[0-9a-f]{64}/gm),
  ),
  env: process.env,
  unusableSettings: unusableSettings(),
  today: new Date().toISOString().slice(0, 10),
}
const sections = [
  ...rules.map((rule) => ({ ...rule, found: rule.find(site) })),
  {
    title: 'Links that do not answer',
    advice: 'Open each in a browser, then correct or remove it.',
    found: option === '--online' ? await deadLinks(site.written) : [],
  },
].filter(({ found }) => found.length > 0)

const settingsFile = existsSync('.env')
  ? 'from .env, and the environment before it'
  : 'from the environment; there is no .env yet, see .env.example'
const siteUrl = examineContent().content?.group.siteUrl ?? 'a placeholder'
const live = await whatIsLive(buildLink())
console.log(`${standing({ env: process.env, siteUrl, settingsFile, live }).join('\n')}\n`)
for (const { title, advice, found } of sections)
  console.log(`${title} (${found.length})\n${advice}\n${table(found)}\n`)
const count = sections.flatMap(({ found }) => found).length
console.log(count === 0 ? 'Nothing stands in the way of a launch.' : `${count} to settle first.`)
process.exitCode = count === 0 ? 0 : 1

function unusableSettings(): string[] {
  try {
    readSettings(process.env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

/** By file; findings that need no words stand side by side. */
function table(findings: Finding[]) {
  const files = [...Map.groupBy(findings, ({ file }) => file)].flatMap(([file, inFile]) => {
    const noted = inFile.flatMap(({ field, note }) =>
      note ? [`${shortened(field, 42).padEnd(43)} ${shortened(note, 72)}`] : [],
    )
    const bare = inFile.flatMap(({ field, note }) => (note ? [] : [field])).join(' · ')
    const wrapped = bare.match(/[^\s·].{0,88}(?= · |$)/g) ?? []
    return [`  ${file}`, ...[...noted, ...wrapped].map((row) => `    ${row}`)]
  })
  return files.join('\n')
}
