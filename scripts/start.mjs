// npm start: installs what is missing, builds if anything changed, serves on PORT (3000).
import { ensureInstalled, root, runPinned, startPinned } from './bootstrap/installed.mjs'

ensureInstalled()
const built = runPinned(['scripts/build.ts', '--if-changed'])
if (built !== 0) process.exit(built)

// Small young generation, one pool of memory for all threads (with one each, glibc keeps what they free), and
// code compiled by the check before: a quick start, and less memory.
const command = ['--max-semi-space-size=2', '--max-old-space-size=256', 'server/main.ts']
const savings = { NODE_COMPILE_CACHE: `${root}/.cache/node`, MALLOC_ARENA_MAX: '1' }
const env = { ...savings, ...process.env, NODE_ENV: 'production' }
const checked = runPinned([...command, '--check'], { env })
if (checked !== 0) process.exit(checked)

startPinned(command, { env })
