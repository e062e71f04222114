import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { writeFixtureBuild } from './testing/fixture-build.ts'
import { freePort } from './testing/free-port.ts'
import { endAllServers, startServer } from './testing/server-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { untilAnswers } from './testing/until.ts'

vi.setConfig({ testTimeout: 90_000 })
afterAll(endAllServers)

const BUILD_DIR = writeFixtureBuild()

/** The example of deploy/ without TLS, before these processes. */
function configFor(port: number, upstreams: number[], folder: string): string {
  const example = readFileSync('deploy/nginx.conf', 'utf8')
  const servers = upstreams.map((each) => `server 127.0.0.1:${each} fail_timeout=1s;`).join('\n')
  const http = example
    .replace('server 127.0.0.1:3000 fail_timeout=1s;', servers)
    .replace(/server \{\s+listen 80;.*?\n\}\n/s, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^.*(listen \[::\]:443|ssl_).*\n/gm, '')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 512; }
    http { ${paths.map((path) => `${path}_temp_path ${folder};`).join(' ')} ${http} }`
}

/** Asks one after the other on a connection that is kept, until told to stop. */
function visitor(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statuses: (number | string)[] = []
  let isOver = false
  const ask = () =>
    new Promise<void>((resolve) => {
      const asked = request({ port, host: '127.0.0.1', path: '/blog', agent }, (answer) => {
        statuses.push(answer.statusCode ?? 0)
        answer.resume().once('end', resolve)
      })
      asked.once('error', (error) => {
        statuses.push(error.message)
        resolve()
      })
      asked.end()
    })
  const running = (async () => {
    while (!isOver) await ask()
    agent.destroy()
  })()
  const stop = async () => {
    isOver = true
    await running
    return statuses
  }
  return { stop }
}

test('three processes behind nginx are restarted one by one under load, and no page is lost', async ({
  skip,
}) => {
  if (spawnSync('nginx', ['-v']).error) return skip('no nginx here')
  const folder = mkdtempSync(join(tmpdir(), 'rolling-nginx-'))
  const ports = [await freePort(), await freePort(), await freePort()]
  const start = (PORT: number) =>
    startServer({
      BUILD_DIR,
      DATA_DIR: temporaryFolder(),
      PORT: String(PORT),
      TRUSTED_PROXIES: '127.0.0.1',
    })
  const servers = await Promise.all(ports.map(start))
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configFor(port, ports, folder))
  const words = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const nginx = spawn('nginx', words, { stdio: 'ignore' })
  try {
    await untilAnswers(`http://127.0.0.1:${port}/healthz`, 'nginx')
    const visitors = Array.from({ length: 12 }, () => visitor(port))
    for (const [index, process] of ports.entries()) {
      await sleep(500)
      expect(await servers[index]?.end('SIGTERM')).toBe(0)
      servers[index] = await start(process)
    }
    await sleep(500)
    const answers = (await Promise.all(visitors.map(({ stop }) => stop()))).flat()
    expect(answers.length).toBeGreaterThan(500)
    const lost = answers.filter((status) => status !== 200)
    expect(lost, readFileSync(join(folder, 'error.log'), 'utf8')).toEqual([])
  } finally {
    nginx.kill('SIGQUIT')
    await new Promise((resolve) => nginx.once('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
  }
})
