import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { faq } from '../e2e/content.ts'
import { practices } from '../src/content/site.ts'
import { pagesShowing } from './shown-on-endpoint.ts'

const live = mkdtempSync(path.join(tmpdir(), 'shown-on-'))
symlinkSync(path.resolve('content'), path.join(live, 'content'))
afterAll(() => rmSync(live, { recursive: true }))

test('a form is shown on the pages that have its words or its facts, those with most of them first', () => {
  const [first, second] = faq.map(({ question }) => `<dt>${question.replaceAll("'", '&#39;')}</dt>`)
  const pages = {
    fees: first,
    '.': `${first}${second}`,
    complaints: `<p>Call ${practices[0]?.phone.replaceAll(' ', '\u00a0')}.</p>`,
  }
  for (const [address, html] of Object.entries(pages)) {
    mkdirSync(path.join(live, 'client', address), { recursive: true })
    writeFileSync(path.join(live, 'client', address, 'index.html'), `<html>${html}</html>`)
  }
  expect(pagesShowing('/keystatic/singleton/questions', live)).toEqual(['/', '/fees'])
  expect(pagesShowing(`/keystatic/collection/practices/item/${practices[0]?.slug}`, live)).toEqual([
    '/complaints',
  ])
  expect(pagesShowing('/keystatic/singleton/redirects', live)).toEqual([])
})
