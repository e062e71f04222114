import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyOfSite } from '../test/copy-of-site.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

/** Runs an npm command as Node 20 would start it: that Node cannot read TypeScript. */
function runOnOldNode(name: string, words: string[] = [], cwd = '.') {
  const [program, ...args] = (scripts[name] ?? '').split(' ')
  expect(program).toBe('node')
  return spawnSync(process.execPath, ['--no-experimental-strip-types', ...args, ...words], {
    encoding: 'utf8',
    cwd,
  })
}

describe('npm commands on a fresh clone with Node 20', () => {
  // npm itself runs that one, at the end of an installation.
  const commands = Object.keys(scripts).filter((name) => name !== 'postinstall')
  test.each(commands)('%s installs first, then runs on the pinned Node', (name) => {
    expect(scripts[name]).toMatch(/^node scripts\/(start|run)\.mjs( |$)/)
  })

  test('content:check says whether the content is in order', () => {
    expect(runOnOldNode('content:check')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('content/ is in order'),
    })
  })

  test('words after the command reach it, and so does its exit code', () => {
    expect(runOnOldNode('launch-check', ['--help']).stdout).toContain('npm run launch-check')
    expect(runOnOldNode('launch-check', ['--nonsense']).status).toBe(2)
  })
})

describe('with a slip in a content file', () => {
  let site = ''
  beforeAll(async () => {
    site = await copyOfSite({ withPictures: false })
    appendFileSync(`${site}/content/team.yaml`, '- name: [')
  })
  afterAll(() => rmSync(site, { recursive: true, force: true }))

  const readers = ['build', 'dev', 'edit', 'indexnow', 'launch-check', 'bench:growth', 'test']
  test.each(readers)('%s says where it is, and ends', (name) => {
    const { status, stdout, stderr } = runOnOldNode(name, [], site)
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(/^content\/team\.yaml: line \d+: .+$/)
    expect(stdout).not.toMatch(/^\s+at /m)
  })
})
