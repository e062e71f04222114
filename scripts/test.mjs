// npm test: installs what is missing, then every check on the pinned Node.
import { ensureInstalled, runPinned } from './bootstrap/installed.mjs'

ensureInstalled()
process.exit(runPinned(['scripts/test/run-all.ts', ...process.argv.slice(2)]))
