import { spawnSync } from 'node:child_process'
import { fingerprint, isUpToDate, rememberBuild } from './build/fingerprint.ts'
import { cutFonts } from './build/fonts.ts'
import { replaceRelease } from './build/replace-release.ts'

const release = 'build'

class StepFailed extends Error {}

/** `--if-changed`: leave a finished build of the same sources and settings alone. */
const onlyIfChanged = process.argv.includes('--if-changed')
const sources = await fingerprint()

if (onlyIfChanged && isUpToDate(release, sources)) process.exit(0)

const start = performance.now()
try {
  // Before anything imports content/: a slip there should be one plain line, not a stack trace.
  console.log('Checking content …')
  run(['scripts/content-check.ts'], 'ignore')
  console.log('Cutting fonts …')
  await cutFonts()
  await replaceRelease(release, async (folder) => {
    console.log('Building pages and pictures …')
    const output = process.env.VERBOSE ? 'inherit' : 'ignore'
    run(['node_modules/astro/bin/astro.mjs', 'build'], output, { BUILD_FOLDER: folder })
    const { finishSite } = await import('./build/finish-site.ts')
    await finishSite(folder)
    rememberBuild(folder, sources)
  })
  console.log(`Built in ${Math.round((performance.now() - start) / 1000)} s.`)
} catch (error) {
  // What the step had to say, it has said itself.
  if (!(error instanceof StepFailed)) throw error
  process.exitCode = 1
}

function run(args: string[], output: 'inherit' | 'ignore', env: Record<string, string> = {}) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...env },
  })
  if (status !== 0) throw new StepFailed()
}
