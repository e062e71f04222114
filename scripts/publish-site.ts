import { cpSync, existsSync } from 'node:fs'
import { readSettingsFile } from '../shared/settings-file.ts'
import { buildSite, publishSite, whatIsLive } from './publish.ts'
import { buildLink } from './releases.ts'

// npm run publish-site               builds, and puts it online
// npm run publish-site -- <folder>   what was built elsewhere and copied here (.github/workflows/deploy.yml)
readSettingsFile()
const [from] = process.argv.slice(2)
const copy = async (folder: string) => cpSync(from as string, folder, { recursive: true })
try {
  if (from && !existsSync(`${from}/site-manifest.json`)) throw new Error(`${from} is no build.`)
  await publishSite(buildLink(), console.log, from ? copy : buildSite)
  console.log(`${await whatIsLive(buildLink())}\nTo take it back: npm run rollback`)
} catch (error) {
  console.error(`Not published; the site is as it was. ${(error as Error).message}`)
  process.exitCode = 1
}
