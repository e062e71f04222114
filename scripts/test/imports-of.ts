import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Import = { target: string; typeOnly: boolean }

const folders = '{app,content,shared,server,supabase,scripts,e2e,bench}'

export const sourceFiles = () =>
  globSync(`${folders}/**/*.{ts,tsx}`)
    .filter((file) => !file.endsWith('.d.ts'))
    .sort()

const statement =
  /\b(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** What a file imports of ours, as paths from the root; packages are left out. */
export function importsOf(file: string): Import[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...code.matchAll(statement)].flatMap(([, type, from, dynamic]) => {
    const target = resolve(file, from ?? dynamic ?? '')
    return target ? [{ target, typeOnly: Boolean(type) }] : []
  })
}

function resolve(file: string, specifier: string) {
  if (specifier.startsWith('~/')) return `app/${specifier.slice(2)}`
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return undefined
}
