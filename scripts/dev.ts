import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import type { Plugin } from 'vite'

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
    vite: { plugins: [serverEndpoints(), reloadForStyles()] },
  })
}

/** Styles stand in the page itself: an edit of theirs is seen by loading it anew. */
function reloadForStyles(): Plugin {
  return {
    name: 'reload-for-styles',
    hotUpdate({ file, server }) {
      if (!file.endsWith('.css')) return
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll()
      server.environments.client.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
