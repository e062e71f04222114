import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../server/testing/free-port.ts'

/** Starts the real server on the built site, with a store of its own that goes when it stops. */
export async function serveBuild() {
  const port = process.env.TEST_PORT ?? String(await freePort())
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-data-'))
  const server = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir },
  })
  const url = `http://localhost:${port}`
  const gone = once(server, 'exit')
  /** Resolves when it has answered its last visitors: until then it would answer for the next one here. */
  const stop = async () => {
    server.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }
  const isUp = await Promise.race([answers(`${url}/healthz`), gone.then(() => false)])
  // One that was here before us may have answered.
  if (!isUp || server.exitCode !== null) {
    await stop()
    throw new Error(
      `The server did not start on port ${port}; is the port taken, or the site not built (npm run build)?`,
    )
  }
  return { url, stop }
}

async function answers(url: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
