import { installedAt, type Lockfile } from './shipped-packages.ts'

/** Linux with glibc, macOS and Windows: where people build and run the site. */
const platform =
  /[-/](?:linux-(?:x64|arm64)(?:-gnu|-glibc)?|darwin-(?:x64|arm64)|win32-x64(?:-msvc)?)$/

/** Native packages that their parent declares for one of our platforms and the lockfile does not name. */
export function missingNativePackages({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => platform.test(name) && installedAt(packages, name, parent) === null)
      .map((name) => `${name}, which ${parent.replace(/^.*node_modules\//, '')} needs`),
  )
}
