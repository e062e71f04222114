import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = {
  license?: string
  integrity?: string
  resolved?: string
  inBundle?: boolean
  dev?: boolean
  devOptional?: boolean
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const packages: Record<string, Locked> = json('package-lock.json').packages
const { '': _, ...locked } = packages
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')
const namesOf = (fits: (entry: Locked, name: string) => unknown) =>
  Object.entries(locked)
    .filter(([path, entry]) => fits(entry, nameOf(path)))
    .map(([path]) => nameOf(path))

/** For building only, says npm; but the build copies a part of each into the pages. */
const copiedIntoPages =
  /^(@fontsource-variable\/(figtree|fraunces)|@iconify-json\/griddy-icons|tailwindcss)$/

/**
 * What ships may ask for its notice to be kept, and no more. Fonts (OFL) may be cut and served; CC-BY asks for the
 * line "IP Geolocation by DB-IP" in the footer of every page.
 */
const allowed =
  /^(MIT|MIT-0|ISC|0BSD|BSD-3-Clause|Apache-2\.0|Unlicense|CC0-1\.0|OFL-1\.1|CC-BY-4\.0|SEE LICENSE IN DBIP-LICENSE \(CC-BY-4\.0\))$/

test('what ships has a licence that was thought about', () => {
  const others = namesOf(
    ({ license = 'none', dev, devOptional }, name) =>
      (copiedIntoPages.test(name) || !(dev || devOptional)) && !allowed.test(license),
  )
  expect(others).toEqual([])
})

test('everything is locked by checksum, with no download address', () => {
  // What comes inside another package's archive is covered by that archive's checksum.
  expect(namesOf(({ integrity, inBundle }) => !integrity && !inBundle)).toEqual([])
  expect(namesOf(({ resolved }) => resolved)).toEqual([])
})

test('no package may run a script when it is installed', () => {
  const { allowScripts } = json('package.json')
  const withScript = new Set(namesOf(({ hasInstallScript }) => hasInstallScript))
  expect(allowScripts).toEqual(Object.fromEntries([...withScript].map((name) => [name, false])))
})

test('native parts are locked for every platform that the site is built on', () => {
  // Linux with glibc, macOS and Windows.
  const platform =
    /[-/](linux-(x64|arm64)(-gnu|-glibc)?|darwin-(x64|arm64)|(win32|win)-x64(-msvc)?)$/
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter(
      (name) => platform.test(name) && !Object.keys(locked).some((path) => nameOf(path) === name),
    ),
  )
  expect(missing).toEqual([])
  expect(namesOf((_entry, name) => /^node(-bin)?-(linux|darwin|win)-/.test(name))).toHaveLength(5)
})
