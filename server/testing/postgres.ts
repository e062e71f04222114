import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { until } from './until.ts'

const isRoot = process.getuid?.() === 0
const packageRoot = '/usr/lib/postgresql'

// Registered on import, before the hooks of the test file, and therefore run after them.
const endings: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of endings) await end()
})

/** A real server of its own on loopback, or null with a line that says why there is none. */
export async function startPostgres() {
  const binaries = findBinaries() ?? installBinaries()
  if (binaries === null) {
    console.log('PostgreSQL tests skipped: no server found, and no root to install one')
    return null
  }
  const folder = temporaryFolder()
  const port = await freePort()
  const url = `postgres://tester@127.0.0.1:${port}/postgres`
  // PostgreSQL refuses to run as root.
  const account = isRoot ? unprivilegedAccount() : null
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  const asAccount = { cwd: folder, ...account }
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'tester', '-A', 'trust', '--no-sync', '-E', 'UTF8']
  execFileSync(join(binaries, 'initdb'), initdb, { ...asAccount, stdio: 'ignore' })

  let server: ReturnType<typeof spawn> | null = null
  const start = async () => {
    const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
    server = spawn(join(binaries, 'postgres'), options, { ...asAccount, stdio: 'ignore' })
    await until(isReady, 10_000, 'PostgreSQL did not start')
  }
  const query = async (sql: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(sql)
    await client.end()
    return rows
  }
  const isReady = () =>
    query('SELECT 1').then(
      () => true,
      () => false,
    )
  /** At once, as a crash would. */
  const stop = async () => {
    const stopping = server
    server = null
    if (!stopping) return
    const ended = new Promise((resolve) => stopping.once('exit', resolve))
    stopping.kill('SIGQUIT')
    await ended
  }
  // PostgreSQL has a process for each connection.
  const signalAll = (signal: NodeJS.Signals) => {
    const pid = server?.pid
    if (pid === undefined) return
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    for (const each of [pid, ...children.trim().split(/\s+/).map(Number)]) {
      try {
        process.kill(each, signal)
      } catch {
        // Ended meanwhile.
      }
    }
  }
  /** Connections are taken, and nothing is answered. */
  const freeze = () => signalAll('SIGSTOP')
  const thaw = () => signalAll('SIGCONT')
  endings.push(stop)
  await start().catch((error) => {
    server?.kill('SIGKILL')
    throw error
  })
  return { url, start, stop, freeze, thaw, query }
}

function findBinaries(): string | null {
  const versions = existsSync(packageRoot) ? readdirSync(packageRoot) : []
  const folders = versions.map((version) => join(packageRoot, version, 'bin'))
  const onPath = (process.env.PATH ?? '').split(':')
  const isComplete = (folder: string) =>
    existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'))
  return [...folders, ...onPath].find(isComplete) ?? null
}

function installBinaries(): string | null {
  if (!isRoot) return null
  try {
    execFileSync('apt-get', ['install', '-y', 'postgresql'], { stdio: 'ignore' })
  } catch {
    return null
  }
  return findBinaries()
}

function unprivilegedAccount(): { uid: number; gid: number } {
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim())
  return { uid: idOf('-u'), gid: idOf('-g') }
}
