export type LockedPackage = {
  version?: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  hasInstallScript?: boolean
  inBundle?: boolean
}
export type Lockfile = { packages: Record<string, LockedPackage> }
export type ShippedPackage = { name: string; version: string; licence: string }

/** Needed to build only, as far as npm knows; but the build copies a part of each into the pages. */
const copiedIntoPages = [
  '@fontsource-variable/figtree',
  '@fontsource-variable/fraunces',
  '@iconify-json/griddy-icons',
  'tailwindcss',
]

/** Everything that runs on the server or in the browser, with what it brings along. */
export function shippedPackages({ packages }: Lockfile): ShippedPackage[] {
  const found = new Map<string, LockedPackage>()
  const visit = (name: string, from: string) => {
    const path = installedAt(packages, name, from)
    if (path === null || found.has(path)) return
    const locked = packages[path] as LockedPackage
    found.set(path, locked)
    for (const needed of namesNeededBy(locked)) visit(needed, path)
  }
  for (const name of Object.keys(packages['']?.dependencies ?? {})) visit(name, '')
  for (const name of copiedIntoPages) visit(name, '')
  return [...found]
    .map(([path, { version = '', license = 'none stated' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** As Node looks for it: beside the package that asks, then one folder up, and so on. */
export function installedAt(
  packages: Lockfile['packages'],
  name: string,
  from: string,
): string | null {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${folder}${folder && '/'}node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return null
  }
}

function namesNeededBy(locked: LockedPackage): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => !locked.peerDependenciesMeta?.[name]?.optional,
  )
  return [
    ...Object.keys(locked.dependencies ?? {}),
    ...Object.keys(locked.optionalDependencies ?? {}),
    ...peers,
  ]
}
