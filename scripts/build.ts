import { fingerprint, isUpToDate } from './build/fingerprint.ts'
import { NotPublished, publishSite } from './releases/publish.ts'
import { buildLink, listReleases } from './releases/releases.ts'

const link = buildLink()

/** `--if-changed`: leave a finished build of the same sources and settings alone. */
if (process.argv.includes('--if-changed')) {
  const sources = fingerprint()
  if (isUpToDate(link, sources)) process.exit(0)
  // Somebody has gone back from exactly this build: a restart must not bring it again.
  if (listReleases(link).some(({ folder, isUndone }) => isUndone && isUpToDate(folder, sources))) {
    console.log(
      'The last build was undone, and nothing has changed since; npm run build repeats it.',
    )
    process.exit(0)
  }
}

const start = performance.now()
try {
  await publishSite(link, { say: console.log })
  console.log(`Built in ${Math.round((performance.now() - start) / 1000)} s.`)
} catch (error) {
  if (!(error instanceof NotPublished)) throw error
  console.error(error.message)
  process.exitCode = 1
}
