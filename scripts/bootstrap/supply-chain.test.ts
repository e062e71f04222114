import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { pinnedNode } from './installed.mjs'
import { verifyNode } from './verify-node.mjs'

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const known: { version: string; sha256: Record<string, string> } = json(
  'scripts/bootstrap/node-checksums.json',
)

describe('the Node that runs it all', () => {
  test('is the one whose checksum the project holds', ({ skip }) => {
    if (!known.sha256[`${process.platform}-${process.arch}`]) return skip('no checksum for it yet')
    expect(verifyNode(pinnedNode)).toEqual({ isUsable: true })
  })

  test('has a new checksum with every new version', () => {
    expect(known.version).toBe(json('package.json').optionalDependencies.node)
  })

  test('is removed if it is another', () => {
    const program = path.join(temporaryFolder(), 'node')
    writeFileSync(program, 'another program')
    const { isUsable, problem } = verifyNode(program, 'linux-x64')
    expect(isUsable).toBe(false)
    expect(problem).toContain('is not the one this project knows')
    expect(existsSync(program)).toBe(false)
  })

  test('is used where no checksum is known, and said to be unverified', () => {
    const program = path.join(temporaryFolder(), 'node')
    writeFileSync(program, 'for a rare machine')
    const { isUsable, problem } = verifyNode(program, 'sunos-mips')
    expect(isUsable).toBe(true)
    expect(problem).toContain('sunos-mips is not verified')
  })

  test('is the one that is installed where there is no program of ours for the machine', () => {
    const { isUsable, problem } = verifyNode(path.join(temporaryFolder(), 'node'), 'darwin-arm64')
    expect(isUsable).toBe(true)
    expect(problem).toMatch(/could not be fetched for darwin-arm64.*installed here, is used/)
  })

  test('is looked at whenever packages are installed', () => {
    expect(json('package.json').scripts.postinstall).toBe('node scripts/bootstrap/verify-node.mjs')
  })
})

test('what the container and continuous integration start from is named by its digest', () => {
  const images = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)]
  for (const [, image] of images) expect(image).toMatch(/@sha256:[\da-f]{64}$|^scratch$/)
  const actions = [...readFileSync('.github/workflows/ci.yml', 'utf8').matchAll(/uses: (\S+)/g)]
  expect(actions.length).toBeGreaterThan(0)
  for (const [, action] of actions) expect(action).toMatch(/@[\da-f]{40}$/)
})
