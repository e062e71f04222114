// npm start: installs what is missing, builds if anything changed, serves on PORT (3000).
import { ensureInstalled, environment, runPinned, startPinned } from './bootstrap/installed.mjs'

ensureInstalled()
runPinned(['scripts/build.ts', '--if-changed'])

// Small young generation, one pool of memory for all threads (with one each, glibc keeps what they free), and
// code compiled by the check before: a quick start, and less memory.
const command = ['--max-semi-space-size=2', '--max-old-space-size=256', 'server/main.ts']
const env = { MALLOC_ARENA_MAX: '1', ...environment, NODE_ENV: 'production' }
runPinned([...command, '--check'], { env })
startPinned(command, { env })
