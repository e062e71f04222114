import { readSettingsFile } from '../shared/settings-file.ts'
import { londonDayAndTime } from './day-and-time.ts'
import { changesSinceLive, refuseAnotherFolder, whatIsLive } from './publish.ts'
import { buildLink, listReleases, undo } from './releases.ts'

// npm run rollback             back to the release before
// npm run rollback -- <name>   to that one, older or newer
// npm run rollback -- --list   which there are
readSettingsFile()
const link = buildLink()
const [word] = process.argv.slice(2)
try {
  if (word === '--list')
    for (const { name, isLive, since } of listReleases(link))
      console.log(`${name}  ${isLive ? 'live since' : 'live until'} ${londonDayAndTime(since)}`)
  else {
    await refuseAnotherFolder(link)
    undo(link, word)
    console.log(await whatIsLive(link))
    // The editor's Undo puts the forms back too; here they may be a checkout of somebody's.
    for (const { form, field, before, after } of changesSinceLive(link) ?? [])
      console.log(
        `content/ stays: npm run publish-site puts online ${form}: ${field}: ${before} → ${after}`,
      )
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
