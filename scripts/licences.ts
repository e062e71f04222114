// npm run licences: writes docs/licences.md; exits 1 when a licence is not allowed.
import { readFileSync, writeFileSync } from 'node:fs'

type LockedPackage = {
  version?: string
  license?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
  hasInstallScript?: boolean
  inBundle?: boolean
  /** Needed to build and to test only. */
  dev?: boolean
  /** That, and optional to something that ships: types, so far. */
  devOptional?: boolean
}
export type Lockfile = { packages: Record<string, LockedPackage> }
type ShippedPackage = { name: string; version: string; licence: string; integrity?: string }

/** Needed to build only, as far as npm knows; but the build copies a part of each into the pages. */
const copiedIntoPages = [
  '@fontsource-variable/figtree',
  '@fontsource-variable/fraunces',
  '@iconify-json/griddy-icons',
  'tailwindcss',
]

/** Everything that runs on the server or in the browser, with what it brings along. */
export const shippedPackages = ({ packages }: Lockfile): ShippedPackage[] =>
  Object.entries(packages)
    .map(([path, locked]) => ({ ...locked, name: path.replace(/^.*node_modules\//, '') }))
    .filter(({ name, dev, devOptional }) =>
      dev || devOptional ? copiedIntoPages.includes(name) : name !== '',
    )
    .map(({ name, version = '', license = 'none stated', integrity = '' }) => ({
      name,
      version,
      licence: license,
      integrity,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** What each asks of us, so that whoever adds one has to think about it. */
const allowed: Record<string, string> = {
  MIT: 'keep the notice',
  'MIT-0': 'nothing',
  ISC: 'keep the notice',
  '0BSD': 'nothing',
  'BSD-3-Clause': 'keep the notice, no endorsement',
  'Apache-2.0': 'keep the notice, say what was changed',
  Unlicense: 'nothing',
  'CC0-1.0': 'nothing',
  'OFL-1.1': 'fonts may be cut and served, not sold alone; keep the notice',
  'CC-BY-4.0':
    'name the source: "IP Geolocation by DB-IP" with a link, in the footer of every page and on the privacy page',
}

/** Some packages write a sentence instead of a licence's name. */
const named = (licence: string) =>
  licence === 'SEE LICENSE IN DBIP-LICENSE (CC-BY-4.0)' ? 'CC-BY-4.0' : licence

export function licenceProblems(shipped: ShippedPackage[]): string[] {
  return shipped
    .filter(({ licence }) => !(named(licence) in allowed))
    .map(({ name, licence }) => `${name}: "${licence}" is not allowed; see scripts/licences.ts`)
}

export function licenceList(shipped: ShippedPackage[]): string {
  const inUse = new Set(shipped.map(({ licence }) => named(licence)))
  const asks = Object.entries(allowed).filter(([licence]) => inUse.has(licence))
  const rows = shipped.map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${named(licence)} |`,
  )
  return `# Licences of what ships

Made by \`npm run licences\` from the lockfile; a test fails when it is out of date or a licence is not
among those below. Listed is everything that runs on the server or in the browser, with what it brings
along, and the fonts, icons and styles that the build copies into the pages. The notices themselves
lie with each package in \`node_modules\`. The site's own code is MIT (LICENSE); pictures and texts are
samples of our own.

| licence | asks |
|---|---|
${asks.map(([licence, asked]) => `| ${licence} | ${asked} |`).join('\n')}

| package | version | licence |
|---|---|---|
${rows.join('\n')}
`
}

if (import.meta.main) {
  const shipped = shippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  writeFileSync('docs/licences.md', licenceList(shipped))
  for (const problem of licenceProblems(shipped)) {
    console.error(problem)
    process.exitCode = 1
  }
}
