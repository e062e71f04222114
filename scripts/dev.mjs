// npm run dev: Vite with hot reload, the server's endpoints included.
import { ensureInstalled, runPinned } from './bootstrap/installed.mjs'

ensureInstalled()
const prepared = runPinned(['scripts/prepare.ts'])
if (prepared !== 0) process.exit(prepared)
process.exit(runPinned(['node_modules/@react-router/dev/bin.cjs', 'dev', ...process.argv.slice(2)]))
