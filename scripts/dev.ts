import { spawnSync } from 'node:child_process'
import { cutFonts } from './build/fonts.ts'

/** npm run dev: Vite with hot reload, the server's endpoints included. */
await cutFonts()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@react-router/dev/bin.cjs', 'dev', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
