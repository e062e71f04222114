import { existsSync } from 'node:fs'
import { deadLinks } from './launch/dead-links.ts'
import { readLaunchContent } from './launch/launch-content.ts'
import { launchFindings } from './launch/launch-findings.ts'
import { launchReport } from './launch/launch-report.ts'

const help = `npm run launch-check -- [options]

Lists what still stands between this checkout and a real launch: placeholders, samples,
NHS charges and dates that are out of date, settings. Exits 1 while anything is left.

  --settings=FILE  read the settings of the live site from FILE, as well as the environment
  --online         also ask every portal and link for an answer (10 s each, four at a time)
  --help           this text
`

const options = process.argv.slice(2)
const settingsFile = options.find((option) => option.startsWith('--settings='))?.slice(11)
const isUnreadable = settingsFile !== undefined && !existsSync(settingsFile)
const unknown = options.find((option) => !/^(--settings=.+|--online|--help)$/.test(option))

if (options.includes('--help')) console.log(help)
else if (unknown) {
  console.error(`There is no option ${unknown}.\n\n${help}`)
  process.exitCode = 2
} else if (isUnreadable) {
  console.error(`There is no file ${settingsFile}.`)
  process.exitCode = 2
} else {
  if (settingsFile) process.loadEnvFile(settingsFile)
  const content = readLaunchContent()
  const today = new Date().toISOString().slice(0, 10)
  const isOnline = options.includes('--online')
  const findings = [
    ...launchFindings(content, process.env, today),
    ...(isOnline ? await deadLinks(content) : []),
  ]
  console.log(launchReport(findings))
  if (!isOnline) console.log('Links were not tried; npm run launch-check -- --online does that.')
  process.exitCode = findings.length === 0 ? 0 : 1
}
