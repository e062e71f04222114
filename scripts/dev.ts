import { spawn } from 'node:child_process'
import { cutFonts } from './build/fonts.ts'

/** npm run dev: Vite with hot reload, the server's endpoints included. */
await cutFonts()
const command = ['node_modules/@react-router/dev/bin.cjs', 'dev', ...process.argv.slice(2)]
const server = spawn(process.execPath, command, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
