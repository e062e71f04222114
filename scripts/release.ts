import { cpSync } from 'node:fs'
import { readSettingsFile } from '../shared/settings-file.ts'
import { whatIsLive } from './publish.ts'
import { buildLink, publish } from './releases.ts'

// npm run release -- <folder>: puts online what was built elsewhere and copied here (.github/workflows/deploy.yml).
readSettingsFile()
const [from] = process.argv.slice(2)
try {
  if (!from) throw new Error('Which folder? npm run release -- incoming')
  await publish(buildLink(), (folder) => cpSync(from, folder, { recursive: true }))
  console.log(`${await whatIsLive(buildLink())} To take it back: npm run rollback`)
} catch (error) {
  console.error(`Not released; the site is as it was. ${(error as Error).message}`)
  process.exitCode = 1
}
