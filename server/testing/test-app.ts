import { join } from 'node:path'
import { createApp } from '../app.ts'
import { policySettings } from '../security/policy-settings.ts'
import { indexSiteFiles } from '../static-site/site-files.ts'
import { writeFixtureBuild } from './fixture-build.ts'
import { type TestDependencies, testDependencies } from './test-dependencies.ts'

let commonBuild: string | null = null

/** The whole app over a small fixture site; requests need no port. */
export function createTestApp(
  dependencies: TestDependencies = testDependencies(),
  ownBuild?: string,
) {
  commonBuild ??= writeFixtureBuild()
  const { settings, manifest } = dependencies
  const policy = policySettings(settings, manifest)
  const clientDir = join(ownBuild ?? commonBuild, 'client')
  return createApp(dependencies, indexSiteFiles(clientDir, manifest, policy))
}
