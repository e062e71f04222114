import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'
import { previewOf, showVersion } from './go-back.ts'
import { contentOf, listReleases, liveRelease, publish } from './releases.ts'

let root: string
let link: string
let content: string
beforeEach(() => {
  root = temporaryFolder()
  link = path.join(root, 'build')
  content = path.join(root, 'content')
  cpSync('content', content, { recursive: true, filter: (file) => !file.includes('images/') })
})

const [practice = ''] = globSync('practices/*.yaml', { cwd: 'content' })
const group = 'group.yaml'
const wordsOf = (file: string) => readFileSync(path.join(content, file), 'utf8')
const save = (file: string, from: RegExp, to: string) =>
  writeFileSync(path.join(content, file), wordsOf(file).replace(from, to))

/** A release of a page or two, made from `content`. */
const release = () =>
  publish(link, (folder) => {
    mkdirSync(path.join(folder, 'client/assets'), { recursive: true })
    for (const file of ['client/404.html', 'client/sitemap.xml'])
      writeFileSync(path.join(folder, file), '')
    writeFileSync(path.join(folder, 'site-manifest.json'), '{}')
    cpSync(content, contentOf(folder), { recursive: true })
  })

const phone = /^phone: .*$/m

test('Undo shows the version before, puts its forms back, and can be undone in the same way', async () => {
  const before = wordsOf(practice)
  const first = await release()
  save(practice, phone, "phone: '0113 496 0999'")
  writeFileSync(path.join(content, 'articles/new.md'), '---\ntitle: New\n---\nNew.')
  const second = await release()
  const preview = previewOf(link, undefined, content)
  expect(preview).toMatchObject({ name: first, staying: [] })
  expect(preview.changes).toMatchObject([
    { field: 'Phone', before: '0113 496 0999' },
    { form: 'Articles: New', after: 'taken away' },
  ])
  showVersion(link, first, content)
  expect(liveRelease(link)?.name).toBe(first)
  expect(wordsOf(practice)).toBe(before)
  expect(existsSync(path.join(content, 'articles/new.md'))).toBe(false)
  showVersion(link, second, content)
  expect(liveRelease(link)?.name).toBe(second)
  expect(wordsOf(practice)).toContain('0113 496 0999')
  expect(wordsOf('articles/new.md')).toContain('New.')
})

test('what was saved since and is not online stays as it is', async () => {
  const first = await release()
  save(practice, phone, "phone: '0113 496 0999'")
  save(group, /$/, '\n# a note\n')
  await release()
  save(practice, phone, "phone: '0113 496 0777'")
  showVersion(link, first, content)
  expect(wordsOf(practice)).toContain('0113 496 0777')
  expect(wordsOf(group)).not.toContain('# a note')
})

test('a version that does not say what it was made from leaves the forms alone', async () => {
  const first = await release()
  rmSync(contentOf(path.join(root, 'releases', first)), { recursive: true })
  save(practice, phone, "phone: '0113 496 0999'")
  await release()
  expect(previewOf(link, undefined, content).changes).toBeUndefined()
  showVersion(link, first, content)
  expect(wordsOf(practice)).toContain('0113 496 0999')
})

test('a version that is gone, or none before, is said', async () => {
  expect(() => previewOf(link)).toThrow('Nothing is live yet')
  await release()
  expect(() => previewOf(link)).toThrow('not kept any more')
  expect(() => showVersion(link, 'other', content)).toThrow('not kept any more')
})

test('each release says what was new in it', async () => {
  await release()
  save(practice, phone, "phone: '0113 496 0999'")
  await release()
  const [live] = listReleases(link)
  const note = JSON.parse(readFileSync(path.join(live?.folder ?? '', 'release.json'), 'utf8'))
  expect(note.changes).toMatchObject([{ field: 'Phone', after: '0113 496 0999' }])
})
