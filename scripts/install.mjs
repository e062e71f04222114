// Before npm start, npm test and the like: installs what the lockfile names, if that has not been done. Runs on
// Node 20, before anything is there. Afterwards `npm run` finds the pinned Node first, in node_modules/.bin.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const packagesOf = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
const hidden = 'node_modules/.package-lock.json'
const present = new Map(existsSync(hidden) ? packagesOf(hidden) : [])
const isMissing = ([name, { version, optional }]) =>
  name !== '' && (present.has(name) ? present.get(name).version !== version : !optional)

if (present.size === 0 || packagesOf('package-lock.json').some(isMissing)) {
  console.log('Installing what the lockfile names …')
  const command = 'npm ci --ignore-scripts --include=dev --loglevel=error'
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
if (!existsSync('node_modules/.bin/node') && Number.parseInt(process.versions.node, 10) < 26) {
  console.error(
    'There is no Node 26 for this machine among the packages: please install it, then try again.',
  )
  process.exit(1)
}
