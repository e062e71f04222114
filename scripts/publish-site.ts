import { londonTime } from './releases/london-time.ts'
import { NotPublished, publishSite } from './releases/publish.ts'
import { buildLink, liveRelease } from './releases/releases.ts'

const link = buildLink()
try {
  const { liveSince } = await publishSite(link, { say: console.log })
  console.log(`Live since ${londonTime(liveSince as Date)}. To take it back: npm run rollback`)
} catch (error) {
  if (!(error instanceof NotPublished)) throw error
  console.error(error.message)
  const live = liveRelease(link)
  if (live?.liveSince)
    console.error(`Not published. Live since ${londonTime(live.liveSince)}, as before.`)
  process.exitCode = 1
}
