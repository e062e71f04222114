// npm start: installs what is missing, builds if anything changed, serves on PORT (3000).
import { ensureInstalled, root, runPinned, startPinned } from './bootstrap/installed.mjs'

ensureInstalled()
const built = runPinned(['scripts/build.ts', '--if-changed'])
if (built !== 0) process.exit(built)

// Small young generation, and code compiled by the check before: a quick start, and less memory.
const command = ['--max-semi-space-size=2', '--max-old-space-size=256', 'server/main.ts']
const env = { NODE_COMPILE_CACHE: `${root}/.cache/node`, ...process.env, NODE_ENV: 'production' }
const checked = runPinned([...command, '--check'], { env })
if (checked !== 0) process.exit(checked)

startPinned(command, { env })
