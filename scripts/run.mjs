// node scripts/run.mjs [--checked | --built] <program> [arguments]: how every npm command starts. Installs what
// is missing, and runs the program on the pinned Node: with --checked only if content/ is in order, as a
// program that reads it would answer a slip with a stack trace; with --built on a build of what there is now.
import { ensureInstalled, runPinned, startPinned } from './bootstrap/installed.mjs'

const words = process.argv.slice(2)
const [wish] = words

ensureInstalled()
if (wish === '--checked')
  runPinned(['scripts/content-check.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
if (wish === '--built') runPinned(['scripts/build.ts', '--if-changed'])
startPinned(wish.startsWith('--') ? words.slice(1) : words)
