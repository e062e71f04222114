import { join } from 'node:path'
import { createApp } from '../app.ts'
import { policySettings } from '../security/content-security-policy.ts'
import { directAnswers } from '../static-site/direct-answers.ts'
import { indexSiteFiles } from '../static-site/site-files.ts'
import { createStaticSite } from '../static-site/static-site.ts'
import { writeFixtureBuild } from './fixture-build.ts'
import { type TestDependencies, testDependencies } from './test-dependencies.ts'

let commonBuild: string | null = null

/** The whole app over a small fixture site; requests need no port. */
export function createTestApp(dependencies?: TestDependencies, ownBuild?: string) {
  return createTestSite(dependencies, ownBuild).app
}

/** The same with the short way that files take through a real connection. */
export function createTestSite(
  dependencies: TestDependencies = testDependencies(),
  ownBuild?: string,
) {
  commonBuild ??= writeFixtureBuild()
  const { settings, manifest } = dependencies
  const policy = policySettings(settings, manifest)
  const clientDir = join(ownBuild ?? commonBuild, 'client')
  const files = indexSiteFiles(clientDir, manifest, policy)
  const site = createStaticSite(files)
  return { app: createApp(dependencies, site), direct: directAnswers(files, site) }
}
