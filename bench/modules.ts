import { readFileSync, writeFileSync } from 'node:fs'

/**
 * npm run bench:modules: keeps the size of every module of the last build, so that the budget test
 * can name the one that grew. Run it after a growth that is meant.
 */
const built: Record<string, Record<string, number>> = JSON.parse(
  readFileSync('build/module-sizes.json', 'utf8'),
)
const sizes = Object.values(built).flatMap((modules) => Object.entries(modules))
sizes.sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync('bench/module-sizes.json', `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`)
console.log(`${sizes.length} modules recorded in bench/module-sizes.json`)
