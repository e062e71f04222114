import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fingerprint, isUpToDate, rememberBuild } from './build/fingerprint.ts'
import { cutFonts } from './build/fonts.ts'

/** `--if-changed`: leave a finished build of the same sources and settings alone. */
const onlyIfChanged = process.argv.includes('--if-changed')
const sources = await fingerprint()

if (onlyIfChanged && isUpToDate(sources)) process.exit(0)

console.log('Building the site …')
// Before anything imports content/: a slip there should be one plain line, not a stack trace.
run(['scripts/content-check.ts'], 'ignore')
rmSync('build', { recursive: true, force: true })
await cutFonts()
run(['node_modules/@react-router/dev/bin.cjs', 'build'], process.env.VERBOSE ? 'inherit' : 'ignore')
const { finishSite } = await import('./build/finish-site.ts')
await finishSite()
rememberBuild(sources)

function run(args: string[], output: 'inherit' | 'ignore') {
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
}
