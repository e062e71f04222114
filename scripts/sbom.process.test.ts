import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('npm run sbom lists what ships, each with its checksum, and the Node that runs it', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/sbom.ts'], { encoding: 'utf8' })
  const { bomFormat, components } = JSON.parse(stdout)
  expect(bomFormat).toBe('CycloneDX')
  const names = components.map(({ name }: { name: string }) => name)
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  for (const name of ['astro', 'vitest', 'lighthouse']) {
    expect(devDependencies).toHaveProperty(name)
    expect(names).not.toContain(name)
  }
  expect(names).toEqual(expect.arrayContaining(['scheduler', 'nodejs-linux-x64']))
  for (const { hashes } of components)
    expect(hashes[0].content).toMatch(
      hashes[0].alg === 'SHA-512' ? /^[\da-f]{128}$/ : /^[\da-f]{64}$/,
    )
}, 60_000)
