import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What stands between backticks and looks like a file or a folder. */
const filesNamedIn = (text: string) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([\w*./-]+(?:\.[a-z]{2,4}|\/))`/g)].map(
    ([, name]) => String(name),
  )

const exists = (name: string) =>
  [name, `content/${name}`].some((file) => existsSync(file) || globSync(file).length > 0)

/** Made up for the sake of the tasks. */
const invented = ['jane-doe.jpg', 'article-5.jpg', '5-sensitive-teeth.md', '.jpg', '.ts']

test.each(['content-guide', 'compliance', 'promises'])(
  'every file that docs/%s.md names exists',
  (name) => {
    const files = filesNamedIn(readFileSync(`docs/${name}.md`, 'utf8'))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !invented.includes(file) && !exists(file))).toEqual([])
  },
)
