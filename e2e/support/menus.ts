import type { Locator, Page } from '@playwright/test'

/** The disclosure in the header of wide screens. */
export const locationsButton = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Locations' })

/** What the browser tells a screen reader, whoever has said it: an attribute or the element itself. */
export async function isExpanded(button: Locator): Promise<boolean | undefined> {
  const devtools = await button.page().context().newCDPSession(button.page())
  const element = await button.elementHandle()
  await element?.evaluate((node) => Object.assign(window, { askedFor: node }))
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'askedFor' })
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: String(result.objectId),
    fetchRelatives: false,
  })
  await devtools.detach()
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
}
