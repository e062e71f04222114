// npm run sbom [-- <file>]: what ships, with versions, licences and checksums, as CycloneDX 1.5. npm's own
// command leaves React out: other packages for building want it too, and it takes it for one of those.
import { readFileSync, writeFileSync } from 'node:fs'
import { shippedPackages } from './licences.ts'

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

function billOfMaterials() {
  const { name, version } = json('package.json')
  const packages = shippedPackages(json('package-lock.json')).map(
    ({ name, version, licence, integrity = '' }) => ({
      'bom-ref': `${name}@${version}`,
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }],
      licenses: [{ expression: licence }],
    }),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: [...packages, ...runtimes()],
  }
}

/** The package `node` fetches one of these when it is installed. */
function runtimes() {
  const known: { version: string; sha256: Record<string, string> } = json(
    'scripts/bootstrap/node-checksums.json',
  )
  return Object.entries(known.sha256).map(([platform, content]) => ({
    'bom-ref': `nodejs-${platform}@${known.version}`,
    type: 'platform',
    name: `nodejs-${platform}`,
    version: known.version,
    cpe: `cpe:2.3:a:nodejs:node.js:${known.version}:*:*:*:*:*:*:*`,
    hashes: [{ alg: 'SHA-256', content }],
    licenses: [{ license: { id: 'MIT' } }],
  }))
}

const hexOf = (integrity: string) =>
  Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')

const text = `${JSON.stringify(billOfMaterials(), null, 2)}\n`
const [file] = process.argv.slice(2)
if (file) writeFileSync(file, text)
else process.stdout.write(text)
