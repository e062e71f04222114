import { readSettingsFile } from '../shared/settings-file.ts'
import { fingerprint, isUpToDate } from './fingerprint.ts'
import { buildSite } from './publish.ts'
import { buildLink, listReleases, liveRelease, publish } from './releases.ts'

readSettingsFile()
const link = buildLink()

/** `--if-changed`: leave a finished build of the same sources and settings alone. */
if (process.argv.includes('--if-changed')) {
  const sources = fingerprint()
  if (isUpToDate(link, sources)) process.exit(0)
  // Somebody has gone back from exactly this build: a restart must not bring it again.
  const live = liveRelease(link)?.name ?? ''
  if (listReleases(link).some(({ name, folder }) => name > live && isUpToDate(folder, sources))) {
    console.log(
      'The last build was undone, and nothing has changed since; npm run build repeats it.',
    )
    process.exit(0)
  }
}

const start = performance.now()
try {
  await publish(link, (folder) => buildSite(folder, console.log))
  console.log(`Built in ${Math.round((performance.now() - start) / 1000)} s.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
