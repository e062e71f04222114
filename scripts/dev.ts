import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/**
 * npm run dev: the pages as they are built, with every edit shown, and the server's endpoints.
 *
 * --port=5173
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' } } })

// Before anything imports content/: a slip there should be one plain line, not a stack trace.
const stdio = ['ignore', 'ignore', 'inherit'] as const
const { status } = spawnSync(process.execPath, ['scripts/content-check.ts'], { stdio: [...stdio] })
if (status === 0) await start()
else process.exitCode = 1

async function start() {
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  const { dev } = await import('astro')
  const { cutFonts } = await import('./build/fonts.ts')
  const { serverEndpoints } = await import('./server-endpoints.ts')
  await cutFonts()
  await dev({
    server: { port: Number(values.port), host: '127.0.0.1' },
    vite: { plugins: [serverEndpoints()] },
  })
}
