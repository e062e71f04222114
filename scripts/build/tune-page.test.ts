import { expect, test } from 'vitest'
import { tunePage } from './tune-page.ts'

const scrollScript =
  '<script>((storageKey) => { if (!key) { window.history.replaceState({ key }, ""); } try {} catch (error) {\n\t\t\tconsole.error(error);\n\t\t\tsessionStorage.removeItem(storageKey);\n\t\t} })("x")</script>'

const startUp = [
  '<script type="module" async="">import "/assets/manifest-1.js";',
  'import * as route0 from "/assets/root-1.js";',
  'import * as route1 from "/assets/blog-1.js";',
  ' window.__reactRouterRouteModules = {"root":route0,"/blog":route1};',
  'import("/assets/entry-1.js");</script>',
].join('\n')

const page = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>t</title>',
  '<link rel="modulepreload" href="/assets/a.js"/>',
  '<script id="head-script">ask()</script>',
  '<style id="page-styles">body{color:red}</style></head><body><p>words</p>',
  `${scrollScript}${startUp}</body></html>`,
].join('')

test('the gate comes right after the encoding, the styles after the gate', () => {
  expect(tunePage(page, 'x')).toContain(
    '<head><meta charSet="utf-8"/><script id="head-script">ask()</script><style id="page-styles">',
  )
})

test('the scroll script does not fail where storage is switched off', () => {
  expect(tunePage(page, 'x')).toContain('catch {}')
})

test('nobody looks for the place where a new visitor was', () => {
  expect(tunePage(page, 'x')).toContain('replaceState({ key }, ""); return; }')
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
