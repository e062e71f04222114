import { readSettingsFile } from '../shared/settings-file.ts'
import { publishSite, whatIsLive } from './publish.ts'
import { buildLink } from './releases.ts'

readSettingsFile()
try {
  await publishSite(buildLink(), console.log)
  console.log(`${await whatIsLive(buildLink())}\nTo take it back: npm run rollback`)
} catch (error) {
  console.error(`Not published; the site is as it was. ${(error as Error).message}`)
  process.exitCode = 1
}
