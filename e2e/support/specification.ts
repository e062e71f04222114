import { isSample } from '../content.ts'
import { expect, test as productTest } from './test.ts'

/**
 * For e2e/specification/: the sample content says what SPEC.md has, to the letter. These tests rest
 * once the facts are an owner's own.
 */
export const test = productTest.extend<{ onSampleOnly: undefined }>({
  onSampleOnly: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for one.
    async ({}, use, info) => {
      info.skip(!isSample, 'the content is no longer the sample')
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect }
