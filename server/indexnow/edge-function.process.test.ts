import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultPublicAnonKey } from '../../shared/backend.ts'
import { indexNowFunctionName } from '../../shared/indexnow.ts'
import { writeFixtureBuild } from '../testing/fixture-build.ts'
import { freePort } from '../testing/free-port.ts'
import { indexNowServer } from '../testing/indexnow-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { until } from '../testing/until.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const deno = join(root, 'node_modules/.bin/deno')
const entry = join(root, `supabase/functions/${indexNowFunctionName}/index.ts`)
const body = { urls: ['https://dental.test/blog'], host: 'dental.test' }

function denoRuns(): boolean {
  try {
    execFileSync(deno, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    console.log('Edge function tests skipped: the npm package "deno" does not run here')
    return false
  }
}

describe.skipIf(!denoRuns())('as an edge function under Deno', () => {
  let child: ChildProcess
  let address: string
  let searchEngine: Awaited<ReturnType<typeof indexNowServer>>

  beforeAll(async () => {
    searchEngine = await indexNowServer()
    const port = await freePort()
    address = `http://127.0.0.1:${port}`
    const dataDir = temporaryFolder()
    const options = ['--no-remote', '--cached-only', '--node-modules-dir=manual', '--allow-all']
    child = spawn(deno, ['run', ...options, entry], {
      cwd: root,
      stdio: 'ignore',
      // The package's command starts the program itself: both are ended together.
      detached: true,
      env: {
        PATH: process.env.PATH,
        DENO_DIR: join(dataDir, 'deno'),
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        DATA_DIR: dataDir,
        SITE_MANIFEST_FILE: join(writeFixtureBuild(), 'site-manifest.json'),
        INDEXNOW_KEY: 'abcdef0123456789',
        INDEXNOW_ENDPOINT: searchEngine.endpoint,
      },
    })
    const answers = () =>
      fetch(address).then(
        () => true,
        () => false,
      )
    await until(answers, 30_000)
  }, 40_000)
  afterAll(() => {
    if (child?.pid) process.kill(-child.pid, 'SIGKILL')
    searchEngine?.close()
  })

  test('the official client submits a page once', async () => {
    const client = new FunctionsClient(address, { headers: { apikey: defaultPublicAnonKey } })
    const first = await client.invoke(indexNowFunctionName, { body })
    expect(first).toMatchObject({ error: null, data: { success: true, submitted: 1 } })
    const second = await client.invoke(indexNowFunctionName, { body })
    expect(second.data).toMatchObject({ success: true, submitted: 0, heldBack: 1 })
    expect(searchEngine.urls).toEqual(['https://dental.test/blog'])
  })

  test('a client without the key is refused', async () => {
    const { error } = await new FunctionsClient(address).invoke(indexNowFunctionName, { body })
    expect(error).toBeInstanceOf(FunctionsHttpError)
    expect(((error as FunctionsHttpError).context as Response).status).toBe(401)
  })

  test('addresses that a visitor makes up do not get him round the limit', async () => {
    const statuses: number[] = []
    for (let request = 0; request < 125; request++) {
      const headers = { 'x-forwarded-for': `81.2.69.${request}, 198.51.100.7` }
      const answer = await fetch(`${address}/${indexNowFunctionName}`, { method: 'POST', headers })
      statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  test('a browser’s preflight is answered', async () => {
    const answer = await fetch(`${address}/${indexNowFunctionName}`, { method: 'OPTIONS' })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })
})
