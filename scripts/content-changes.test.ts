import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'
import { changedFiles, contentChanges } from './content-changes.ts'
import { readWritten } from './launch/read-written.ts'

/** A copy of content/ in which somebody has changed something. */
function changed(change: (edit: Edit) => void) {
  const folder = path.join(temporaryFolder(), 'content')
  cpSync('content', folder, { recursive: true })
  change({
    replace: (file, from, to) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      expect(text).toMatch(from)
      writeFileSync(path.join(folder, file), text.replace(from, to))
    },
    remove: (file) => rmSync(path.join(folder, file)),
    copy: (from, to) => cpSync(path.join(folder, from), path.join(folder, to)),
  })
  return folder
}

type Edit = {
  replace: (file: string, from: RegExp, to: string) => void
  remove: (file: string) => void
  copy: (from: string, to: string) => void
}

const fileIn = (folder: string, ending: string) =>
  readWritten()
    .find(({ file }) => file.startsWith(`content/${folder}/`) && file.endsWith(ending))
    ?.file.replace('content/', '') ?? ''

const [practice, article] = [fileIn('practices', '.yaml'), fileIn('articles', '.md')]

test('a field is named by form and labels, with what it said before and says now', () => {
  const after = changed(({ replace }) => replace(practice, /^(phone: ).*$/m, "$1'0113 496 0999'"))
  expect(contentChanges('content', after)).toEqual([
    {
      file: `content/${practice}`,
      form: expect.stringMatching(/^Practices: [A-Z]/),
      field: 'Phone',
      before: expect.stringMatching(/^\d/),
      after: '0113 496 0999',
    },
  ])
})

test('an entry of a list is found by its name, wherever it stands and whatever stands around it', () => {
  const after = changed(({ replace }) => {
    replace(
      'questions.yaml',
      /^questions:\n/m,
      'questions:\n  - id: new\n    question: New one?\n    answer: Yes\n',
    )
  })
  const found = contentChanges('content', after)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ field: 'Questions and answers › New one?', before: '' })
  expect(contentChanges(after, 'content')[0]).toMatchObject({ after: '' })
})

test('of an article’s text only the paragraphs that differ are shown', () => {
  const after = changed(({ replace }) => replace(article, /$/, '\n\nOne paragraph more.\n'))
  expect(contentChanges('content', after)).toMatchObject([
    {
      form: expect.stringContaining('Articles: '),
      field: 'Text',
      before: '',
      after: 'One paragraph more.',
    },
  ])
})

test('a form and a picture that came or went are named as a whole', () => {
  const after = changed(({ remove, copy }) => {
    remove(article)
    copy('images/hero.webp', 'images/new.webp')
  })
  expect(contentChanges('content', after)).toMatchObject([
    { file: `content/${article}`, field: '', after: 'taken away' },
    { form: 'Pictures', field: 'new', before: '', after: 'a new picture' },
  ])
})

test('a file that is only written otherwise is no change to its reader', () => {
  const after = changed(({ replace }) => replace(practice, /^/, '# a note\n'))
  expect(changedFiles('content', after)).toEqual([practice])
  expect(contentChanges('content', after)).toEqual([])
})
