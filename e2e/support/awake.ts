import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'

/** Resolves when React has taken over the element: late sections do so when somebody comes near. */
export const awake = (element: Locator) =>
  expect
    .poll(() =>
      element
        .first()
        .evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
