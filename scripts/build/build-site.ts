import { spawnSync } from 'node:child_process'
import { rememberBuild } from './fingerprint.ts'

// node scripts/build/build-site.ts <folder> <fingerprint>: builds the site into an empty folder. A program
// of its own, so that it reads content/ afresh, however long the one that starts it has been running.
const [folder = '', sources = ''] = process.argv.slice(2)

// Before anything imports content/: a slip there should be one plain line, not a stack trace.
console.log('Checking content …')
run(['scripts/content-check.ts'], 'ignore')
console.log('Building …')
run(['node_modules/astro/bin/astro.mjs', 'build'], process.env.VERBOSE ? 'inherit' : 'ignore')
rememberBuild(folder, sources)

/** What a step that fails had to say, it has said itself. */
function run(args: string[], output: 'inherit' | 'ignore') {
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, BUILD_FOLDER: folder },
  })
  if (status !== 0) process.exit(1)
}
