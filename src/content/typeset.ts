/**
 * Quotes, ranges and postcodes as a typesetter sets them; editors write what their keyboard has. For words that
 * visitors read, not for keywords, ids or anything that is compared. Markdown has its own quotes.
 */
export const typeset = (text: string) =>
  setRanges(text)
    .replace(/(?<=^|[\s([/“–—])"(?=\S)/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([/“–—])'(?=\S)/g, '‘')
    .replaceAll("'", '’')
    .replace(/(?<=\b[A-Z]{1,2}\d[A-Z\d]?) (?=\d[A-Z]{2}\b)/g, '\u00a0') // BD1 9ZZ on one line

const figure = String.raw`£?\d[\d,]*(?:[.:]\d+)?(?: ?[AaPp][Mm])?`
/** Not a date (2026-11-15) or a name (case-01), and not 'Mon-Fri: 9-5' as SPEC §2 and §9 print it. */
const range = new RegExp(
  String.raw`(?<![\w£.,:–-]|Mon-Fri:? )(${figure})-(${figure})(?![\w£-]|[.:–]\d)`,
  'g',
)

/** 1–3 years, 9:00–17:00, £150–£300 */
const setRanges = (text: string) => text.replace(range, '$1–$2')

/** The same words as a keyboard has them, to compare. */
export const plainly = (text: string) =>
  text.replaceAll('\u00a0', ' ').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('–', '-')
