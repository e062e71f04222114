// Runs on whatever Node started it (20 or newer), before anything is installed: plain JavaScript only.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '../..',
)

const windows = process.platform === 'win32'

/** The Node that the project is pinned to (npm package `node`). */
export const pinnedNode = path.join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')

/** Installs what the lockfile says, unless that has been done. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing dependencies …')
  const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    // Installed in full even where NODE_ENV=production is set: the site is built here.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (status !== 0) {
    console.error(
      'npm ci failed; see its message above. It needs npm 10 or newer and a package registry.',
    )
    process.exit(status ?? 1)
  }
}

function isInstalled() {
  const installed = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed) || !existsSync(pinnedNode)) return false
  const packagesOf = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
  const present = new Map(packagesOf(installed).map(([name, { version }]) => [name, version]))
  return packagesOf(path.join(root, 'package-lock.json')).every(
    ([name, { version, optional }]) =>
      name === '' || present.get(name) === version || (optional && !present.has(name)),
  )
}

/** Compiled code is kept, so that a check of a second does not compile for half of it. */
const surroundings = {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: path.join(root, '.cache/node'), ...process.env },
}

/** Runs a script of ours on the pinned Node and gives its exit code. */
export function runPinned(args, options = {}) {
  const { status, signal } = spawnSync(pinnedNode, args, { ...surroundings, ...options })
  return signal ? 1 : (status ?? 1)
}

/** Runs a script of ours on the pinned Node as the rest of this process: its signals, its exit code. */
export function startPinned(args, options = {}) {
  const child = spawn(pinnedNode, args, { ...surroundings, ...options })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
