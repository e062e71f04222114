import { expect, test } from 'vitest'
import { isConnectionFree } from './prefetch.ts'

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('on %j pages are fetched ahead: %s', (connection, isFree) => {
  expect(isConnectionFree(connection)).toBe(isFree)
})
