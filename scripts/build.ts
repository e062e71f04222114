import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fingerprint, isUpToDate, rememberBuild } from './build/fingerprint.ts'
import { finishSite } from './build/finish-site.ts'
import { cutFonts } from './build/fonts.ts'

/** `--if-changed`: leave a finished build of the same sources and settings alone. */
const onlyIfChanged = process.argv.includes('--if-changed')
const sources = await fingerprint()

if (onlyIfChanged && isUpToDate(sources)) process.exit(0)

console.log('Building the site …')
rmSync('build', { recursive: true, force: true })
await cutFonts()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@react-router/dev/bin.cjs', 'build'],
  {
    stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  },
)
if (status !== 0) process.exit(status ?? 1)
await finishSite()
rememberBuild(sources)
