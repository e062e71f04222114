import type { Page, Route } from '@playwright/test'

export const lookUp = '**/api/visitor-location'

export const britain = { country_code: 'GB', country_name: 'United Kingdom' }
export const france = { country_code: 'FR', country_name: 'France' }

/** Answers the look-up; a later call replaces an earlier one. @returns how often it was asked */
export async function answerLookUp(page: Page, answer: (route: Route) => unknown) {
  const asked = { times: 0 }
  await page.unroute(lookUp)
  await page.route(lookUp, (route) => {
    asked.times += 1
    return answer(route)
  })
  return asked
}

export const comesFrom = (page: Page, country: { country_code: string; country_name: string }) =>
  answerLookUp(page, (route) => route.fulfill({ json: country }))

/** The look-up stays unanswered until `answer` is called. */
export async function holdLookUp(page: Page, country = britain) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await answerLookUp(page, async (route) => {
    await promise
    await route.fulfill({ json: country }).catch(() => {})
  })
  return { answer: resolve }
}
