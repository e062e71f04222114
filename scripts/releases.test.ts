import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'
import { listReleases, liveRelease, publish, undo } from './releases.ts'

const day = 24 * 3_600_000

let root: string
let link: string
beforeEach(() => {
  root = temporaryFolder()
  link = path.join(root, 'build')
})

/** A site of one page and one script, both of which say which release they are of. */
const site = (mark: string, changes: Record<string, string> = {}) => ({
  'client/index.html': `<h1>${mark}</h1><script src="/assets/${mark}.js"></script>`,
  'client/404.html': '<a href="/">Home</a>',
  'client/sitemap.xml': '<loc>https://dental.test/</loc>',
  [`client/assets/${mark}.js`]: mark,
  'site-manifest.json': '{}',
  ...changes,
})

const release = (mark: string, changes?: Record<string, string>) =>
  publish(link, (folder) => {
    for (const [file, content] of Object.entries(site(mark, changes))) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), content)
    }
  })

const served = (file = 'index.html') => readFileSync(path.join(link, 'client', file), 'utf8')
const leftAgo = (name: string, ms: number) => {
  const then = new Date(Date.now() - ms)
  utimesSync(path.join(root, 'releases', name), then, then)
}

describe('publishing', () => {
  test('shows the new release, which names itself in its manifest', async () => {
    await release('one')
    const name = await release('two')
    expect(served()).toContain('<h1>two</h1>')
    expect(JSON.parse(readFileSync(path.join(link, 'site-manifest.json'), 'utf8')).build).toBe(name)
    expect(liveRelease(link)?.name).toBe(name)
  })

  test.each([
    [
      'an address of the sitemap',
      { 'client/sitemap.xml': '<loc>https://dental.test/blog</loc>' },
      '/blog is missing; sitemap.xml names it',
    ],
    [
      'a script of a page',
      { 'client/index.html': '<script src="/assets/lost.js"></script>' },
      '/assets/lost.js is missing; index.html names it',
    ],
    [
      'a chunk of a script',
      { 'client/assets/two.js': 'import("./lost.js")' },
      '/assets/lost.js is missing; assets/two.js names it',
    ],
    [
      'a page behind a link',
      { 'client/404.html': '<a href="/gone?x#y">Gone</a>' },
      '/gone is missing; 404.html names it',
    ],
  ])('without %s changes nothing', async (_what, changes, problem) => {
    await release('one')
    await expect(release('two', changes)).rejects.toThrow(problem)
    expect(served()).toContain('<h1>one</h1>')
    expect(readdirSync(path.join(root, 'releases'))).toHaveLength(1)
  })

  test('changes nothing when the build fails', async () => {
    await release('one')
    await expect(
      publish(link, (folder) => {
        writeFileSync(path.join(folder, 'half'), '')
        throw new Error('a step failed')
      }),
    ).rejects.toThrow('a step failed')
    expect(served()).toContain('<h1>one</h1>')
    expect(readdirSync(path.join(root, 'releases'))).toHaveLength(1)
  })

  test('leaves a folder of somebody else in the place of the link alone', async () => {
    mkdirSync(link)
    await expect(release('one')).rejects.toThrow('move it away')
    expect(readdirSync(link)).toEqual([])
  })
})

describe('undoing', () => {
  test('leads to what was live before, not to what was built before', async () => {
    await release('good')
    const bad = await release('bad')
    undo(link)
    await release('better')
    undo(link)
    expect(served()).toContain('<h1>good</h1>')
    expect(() => undo(link)).toThrow('no release before')
    undo(link, bad)
    expect(served()).toContain('<h1>bad</h1>')
  })

  test('says so when there is nothing to go back to', async () => {
    expect(() => undo(link)).toThrow('Nothing is live yet')
    await release('one')
    expect(() => undo(link, 'other')).toThrow('There is no release other')
  })
})

describe('for the pages that are open', () => {
  test('the hashed files of the releases before are there, also after going back', async () => {
    await release('one')
    await release('two')
    await release('three')
    expect(['one', 'two', 'three'].map((mark) => served(`assets/${mark}.js`))).toEqual([
      'one',
      'two',
      'three',
    ])
    undo(link)
    expect(served('assets/three.js')).toBe('three')
  })

  test('releases are kept for seven days after they were left, and five in any case', async () => {
    const names: string[] = []
    for (const mark of 'abcdefgh') names.push(await release(mark))
    expect(listReleases(link)).toHaveLength(8)
    for (const [index, name] of names.slice(0, -1).entries()) leftAgo(name, (20 - index) * day)
    await release('next')
    expect(listReleases(link)).toHaveLength(6)
    expect(existsSync(path.join(link, 'client/assets/c.js'))).toBe(false)
    expect(served('assets/d.js')).toBe('d')
  })
})
