// node scripts/run.mjs [--built] <program> [arguments]: how every npm command starts. Installs what is
// missing, with --built builds if anything changed, then runs the program on the pinned Node.
import { ensureInstalled, runPinned, startPinned } from './bootstrap/installed.mjs'

const words = process.argv.slice(2)
const needsBuild = words[0] === '--built'

ensureInstalled()
if (needsBuild) {
  const built = runPinned(['scripts/build.ts', '--if-changed'])
  if (built !== 0) process.exit(built)
}
startPinned(needsBuild ? words.slice(1) : words)
