import { expect, test } from 'vitest'
import { tunePage } from './tune-page.ts'

const page = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>t</title><link rel="modulepreload" href="/assets/a.js"/>',
  '<style id="page-styles">body{color:red}</style></head><body><p>words</p>',
  '<script type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\nimport * as route1 from "/assets/blog-1.js";\n window.__reactRouterRouteModules = {"root":route0,"/blog":route1};\nimport("/assets/entry-1.js");</script></body></html>',
].join('')

test('styles come right after the encoding', () => {
  expect(tunePage(page, 'x')).toContain('<head><meta charSet="utf-8"/><style id="page-styles">')
})

test('module preloads are gone', () => {
  expect(tunePage(page, 'x')).not.toContain('modulepreload')
})

test('start-up loads the same modules, but begins later', () => {
  const tuned = tunePage(page, 'x')
  for (const file of ['manifest-1', 'root-1', 'blog-1', 'entry-1'])
    expect(tuned).toContain(`import("/assets/${file}.js")`)
  expect(tuned).toContain('{"root":route0,"/blog":route1}')
  expect(tuned).not.toMatch(/import "/)
})

test('a framework that writes something else stops the build', () => {
  expect(() => tunePage('<html></html>', 'blog/index.html')).toThrow(
    'blog/index.html: expected one style block, found 0',
  )
})
