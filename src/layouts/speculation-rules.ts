/**
 * The browser renders the next page while the pointer rests on its link. Not for other tabs, for a
 * link that opens something on this page, nor for a back link; on the emergency page, read on bad
 * connections, only at the press.
 */
export const speculationRules = (path: string) =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            // For the address book and the calendar of a phone.
            { not: { href_matches: ['/contacts/*', '/closures/*'] } },
            { not: { selector_matches: '[target], [data-press], [data-part="back-link"]' } },
          ],
        },
        eagerness: path.startsWith('/emergency-dentist') ? 'conservative' : 'moderate',
      },
    ],
  })
