// Runs on whatever Node started it (20 or newer), before anything is installed: plain JavaScript only.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

const windows = process.platform === 'win32'

/** The Node that the project is pinned to (npm package `node`, which has no program for some machines). */
export const pinnedNode = path.join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')

/** Whether the Node that started us can stand in for it: our scripts ask `import.meta.main`. */
export const isNewEnough = process.versions.node.localeCompare('24.2', 'en', { numeric: true }) >= 0

const nodeOfProject = () => (existsSync(pinnedNode) ? pinnedNode : process.execPath)

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
  if (!existsSync(installed) || !(existsSync(pinnedNode) || isNewEnough)) return false
  const packagesOf = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
  const present = new Map(packagesOf(installed).map(([name, { version }]) => [name, version]))
  return packagesOf(path.join(root, 'package-lock.json')).every(
    ([name, { version, optional }]) =>
      name === '' || present.get(name) === version || (optional && !present.has(name)),
  )
}

export const environment = {
  // Compiled code is kept, so that a check of a second does not compile for half of it.
  NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
  ASTRO_TELEMETRY_DISABLED: '1',
  ...process.env,
}
const surroundings = { cwd: root, stdio: 'inherit', env: environment }

/** Runs a script of ours on the project's Node. If that fails, so does this process, with its exit code. */
export function runPinned(args, options = {}) {
  const { status } = spawnSync(nodeOfProject(), args, { ...surroundings, ...options })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a script of ours on the project's Node as the rest of this process: its signals, its exit code. */
export function startPinned(args, options = {}) {
  const child = spawn(nodeOfProject(), args, { ...surroundings, ...options })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
