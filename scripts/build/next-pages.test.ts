// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { nextPagesBlock } from './next-pages.ts'

const rulesOf = (path: string) => {
  const [, text = ''] =
    /^<script type="speculationrules">(.*)<\/script>$/.exec(nextPagesBlock(path)) ?? []
  return JSON.parse(text).prerender[0]
}

test('pages of ours are rendered while the pointer rests on their links', () => {
  const { where, eagerness } = rulesOf('/privacy-policy')
  expect(where.and[0]).toEqual({ href_matches: '/*' })
  expect(eagerness).toBe('moderate')
})

test('links to other tabs and back are left alone', () => {
  const { selector_matches } = rulesOf('/privacy-policy').where.and[1].not
  const matches = (html: string) => {
    document.body.innerHTML = html
    return document.querySelector('a')?.matches(selector_matches)
  }
  expect(matches('<a href="/blog" target="_blank">a</a>')).toBe(true)
  expect(matches('<a href="/" data-part="back-link">a</a>')).toBe(true)
  expect(matches('<a href="/#team">a</a>')).toBe(false)
})

test('on the emergency page nothing is fetched before a link is pressed', () => {
  expect(rulesOf('/emergency-dentist').eagerness).toBe('conservative')
})
