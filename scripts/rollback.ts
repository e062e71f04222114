import { londonDayAndTime, londonTime } from './releases/london-time.ts'
import { buildLink, listReleases, undoRelease } from './releases/releases.ts'

const help = `npm run rollback             back to the release before
npm run rollback -- <name>   to that one, older or newer
npm run rollback -- --list   which there are`

const link = buildLink()
const [word] = process.argv.slice(2)

if (word === '--help') console.log(help)
else if (word === '--list') console.log(list())
else goBack(word)

function goBack(name: string | undefined) {
  try {
    const release = undoRelease(link, name)
    console.log(`${release.name}: live since ${londonTime(release.liveSince as Date)}.`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

function list() {
  const lines = listReleases(link).map(
    ({ name, builtAt, liveSince, liveUntil, isLive, isUndone }) => {
      const built = `${name}  built ${londonDayAndTime(builtAt)}`
      if (!liveSince) return `${built}, never live`
      const since = `${built}, live ${isLive ? 'since' : 'from'} ${londonDayAndTime(liveSince)}`
      return `${since}${liveUntil ? ` to ${londonDayAndTime(liveUntil)}` : ''}${isUndone ? ', undone' : ''}`
    },
  )
  return lines.join('\n') || 'There is no release yet: npm run build'
}
