import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const guide = readFileSync('docs/content-guide.md', 'utf8')
const duties = readFileSync('docs/compliance.md', 'utf8')

/** What stands between backticks and looks like a file or a folder. */
const filesNamedIn = (text: string) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([\w*./-]+(?:\.[a-z]{2,4}|\/))`/g)].map(
    ([, name]) => String(name),
  )

const exists = (name: string) =>
  [name, `content/${name}`].some((file) => existsSync(file) || globSync(file).length > 0)

/** Made up for the sake of the tasks. */
const invented = ['jane-doe.jpg', 'article-5.jpg', '5-sensitive-teeth.md', '.jpg', '.ts']

test.each([
  ['content guide', guide],
  ['compliance table', duties],
])('every file that the %s names exists', (_, text) => {
  const missing = filesNamedIn(text).filter((name) => !invented.includes(name) && !exists(name))
  expect(missing).toEqual([])
})
