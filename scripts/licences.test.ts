import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Lockfile, licenceList, licenceProblems, shippedPackages } from './licences.ts'

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>
}
const shipped = shippedPackages(lockfile)

describe('licences of what ships', () => {
  test('are all among the allowed ones', () => {
    expect(licenceProblems(shipped)).toEqual([])
  })

  test('are listed in docs/licences.md (npm run licences)', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceList(shipped))
  })

  test('include what packages bring along, and what the build copies into the pages', () => {
    const names = shipped.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['react', 'scheduler', 'pg-protocol']))
    expect(names).toContain('@fontsource-variable/fraunces')
    expect(names).not.toContain('vitest')
  })

  test('that nobody has looked at are a problem', () => {
    const unknown = { name: 'x', version: '1.0.0', licence: 'AGPL-3.0' }
    expect(licenceProblems([unknown])).toEqual([
      'x: "AGPL-3.0" is not allowed; see scripts/licences.ts',
    ])
  })
})

describe('packages', () => {
  test('with an install script are named in package.json, each with its reason in docs', () => {
    const withScript = Object.entries(lockfile.packages)
      .filter(([path, { hasInstallScript }]) => path !== '' && hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''))
    expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(withScript)].toSorted())
    const guide = readFileSync('docs/running.md', 'utf8')
    for (const name of withScript) expect(guide).toContain(`| \`${name}\` |`)
  })

  test('are locked by checksum, with no download address', () => {
    // What comes inside another package's archive is covered by that archive's checksum.
    const locked = Object.entries(lockfile.packages).filter(
      ([path, { inBundle }]) => path !== '' && !inBundle,
    )
    const lacking = locked.filter(([, entry]) => !('integrity' in entry) || 'resolved' in entry)
    expect(lacking.map(([path]) => path)).toEqual([])
  })
  test('have their native parts for every platform that the site is built on', () => {
    expect(missingNativePackages(lockfile)).toEqual([])
  })

  test('that lack a native part for one platform are named', () => {
    const { 'node_modules/@rolldown/binding-linux-arm64-gnu': _, ...packages } = lockfile.packages
    expect(missingNativePackages({ packages })).toEqual([
      '@rolldown/binding-linux-arm64-gnu, which rolldown needs',
    ])
  })
})

/** Linux with glibc, macOS and Windows: where people build and run the site. */
const platform =
  /[-/](?:linux-(?:x64|arm64)(?:-gnu|-glibc)?|darwin-(?:x64|arm64)|win32-x64(?:-msvc)?)$/

/** Native packages that their parent declares for one of our platforms and the lockfile does not name. */
function missingNativePackages({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => platform.test(name) && installedAt(packages, name, parent) === null)
      .map((name) => `${name}, which ${parent.replace(/^.*node_modules\//, '')} needs`),
  )
}

/** As Node looks for it: beside the package that asks, then one folder up, and so on. */
function installedAt(packages: Lockfile['packages'], name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${folder}${folder && '/'}node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return null
  }
}
