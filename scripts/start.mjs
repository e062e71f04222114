// npm start: installs what is missing, builds if anything changed, serves on PORT (3000).
import { spawn } from 'node:child_process'
import { ensureInstalled, pinnedNode, root, runPinned } from './bootstrap/installed.mjs'

ensureInstalled()
const built = runPinned(['scripts/build.ts', '--if-changed'])
if (built !== 0) process.exit(built)

// Small young generation and compiled code kept between starts: a quick start, and less memory.
const server = spawn(pinnedNode, ['--max-semi-space-size=8', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: `${root}/.cache/node`, ...process.env, NODE_ENV: 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
