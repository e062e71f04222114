import { readFileSync } from 'node:fs'

/** The drawings that content may name. */
export function iconNames(): ReadonlySet<string> {
  const set = 'node_modules/@iconify-json/griddy-icons/icons.json'
  return new Set(Object.keys(JSON.parse(readFileSync(set, 'utf8')).icons))
}
