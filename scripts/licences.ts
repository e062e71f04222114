// npm run licences: writes docs/licences.md; exits 1 when a licence is not allowed.
import { readFileSync, writeFileSync } from 'node:fs'
import { licenceList, licenceProblems } from './licences/licence-list.ts'
import { type Lockfile, shippedPackages } from './licences/shipped-packages.ts'

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
const shipped = shippedPackages(lockfile)
writeFileSync('docs/licences.md', licenceList(shipped))
for (const problem of licenceProblems(shipped)) {
  console.error(problem)
  process.exitCode = 1
}
