import { cpSync, existsSync } from 'node:fs'
import { readSettingsFile } from '../shared/settings-file.ts'
import { publishSite, whatIsLive } from './publish.ts'
import { buildLink } from './releases.ts'

// npm run release -- <folder>: puts online what was built elsewhere and copied here (.github/workflows/deploy.yml).
readSettingsFile()
const [from = ''] = process.argv.slice(2)
try {
  if (!existsSync(`${from}/site-manifest.json`))
    throw new Error('Which folder with a build in it? npm run release -- incoming')
  await publishSite(buildLink(), console.log, async (folder) =>
    cpSync(from, folder, { recursive: true }),
  )
  console.log(`${await whatIsLive(buildLink())}\nTo take it back: npm run rollback`)
} catch (error) {
  console.error(`Not released; the site is as it was. ${(error as Error).message}`)
  process.exitCode = 1
}
