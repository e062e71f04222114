import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundledGateScript } from './location-gate-script.ts'

const script = await bundledGateScript()

test('the inlined start of the gate costs a page less than 700 bytes', () => {
  expect(gzipSync(script).length).toBeLessThan(700)
})

test('it is one script that runs as it stands', () => {
  expect(script).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s)
  expect(script).not.toMatch(/import|<\/script/)
})
