import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inlineScript } from './inline-script.ts'

const script = await inlineScript('src/behaviours/head-start.ts')

test('the inlined start costs a page less than 1500 bytes', () => {
  expect(gzipSync(script).length).toBeLessThan(1500)
})

test('it is one script that runs as it stands', () => {
  expect(script).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s)
  expect(script).not.toMatch(/import|<\/script/)
})
