/**
 * Words as a typesetter would set them: curly quotes and apostrophes, an en dash between the figures
 * of a range, "6%", and no line break within "30 minutes", "Band 2" or a phone number. Editors write
 * what their keyboard has. Addresses, Markdown link targets, code and {{placeholders}} stay as they
 * are, and so does a text that is set already.
 *
 * For words that visitors read, not for keywords, ids, phone fields or anything that is compared.
 *
 * Short hyphened words do not break at their hyphen, unless SPEC.md prints them: a search for
 * the specified text must find it. With the plain hyphen of SPEC remain X-ray(s) in a label,
 * follow-up, in-house, in-office, take-home, knocked-out, anxiety-free, whole-family,
 * implant-retained, five-star, Mon-Fri, 'Mon-Fri: 9-5' and 'Mon-Fri 9am-5pm' as a whole and the label
 * 'Monday - Friday'. Ranges of figures are joined by nothing but their dash for the same reason.
 */
export function typeset(text: string): string {
  return text
    .split(untouched)
    .map((part, index, parts) =>
      index % 2 === 1 ? part : setBetween(part, index > 0, index < parts.length - 1),
    )
    .join('')
}

const untouched = new RegExp(
  `(${[
    /\{\{[^}]*\}\}|\{[a-z ]+\}/, // {{practices.leeds.phone}}, {town}
    /(?<=\])\([^()\n]*\)/, // [complaints procedure](/complaints)
    /`[^`]*`|<[^<>]*>/,
    /\b(?:https?:\/\/|mailto:|tel:)[^\s<>"')\]]+/,
    /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
    /\b(?:[a-z0-9-]+\.)+(?:uk|com|org|net|example)\b(?:\/[\w./#?=-]*)?/,
    /Mon-Fri:? \d[\w:.]*-\d[\w:.]*/, // SPEC §2, §9: hyphens throughout
  ]
    .map(({ source }) => source)
    .join('|')})`,
)

/** Stands in for what was left out beside a part, so that quotes know on which side they are. */
const somethingThere = '\ufffc'

function setBetween(part: string, follows: boolean, goesOn: boolean): string {
  const start = follows ? somethingThere : ''
  const end = goesOn ? somethingThere : ''
  const set = steps.reduce((text, step) => step(text), start + part + end)
  return set.slice(start.length, set.length - end.length)
}

/** No line ends behind it. */
const joiner = '\u2060'

const steps = [setQuotes, setPercent, setRanges, setHyphens, setSpaces]

function setQuotes(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])'(?=\d0s\b)/gu, '’') // the ’90s
    .replace(/(?<=^|[\s([/“"*_–—-])"(?=\S)/gu, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([/“"*_–—-])'(?=\S)/gu, '‘')
    .replaceAll("'", '’')
}

function setPercent(text: string): string {
  return text.replace(/(?<=\d)[ \u00a0]%/g, '%')
}

const figure = String.raw`£?\d[\d,]*(?:[.:]\d+)?(?: ?[AaPp][Mm])?`
const range = new RegExp(
  String.raw`(?<![\w£.,:–-])(${figure}) ?- ?(${figure})(?![\w£-]|[.:–]\d)`,
  'g',
)

/** 1-3 years, 9:00-17:00, 9am-5pm, £150-£300; not a date (2026-11-15) or a name (case-01). */
function setRanges(text: string): string {
  return text.replace(range, '$1–$2')
}

const hyphenedWords =
  /(?<![\w-])(?:check-ups?|top-ups?|try-in|walk-in|drop-in|step-free|low-dose|sugar-free|ground-floor|full-time|under-\d+s?)(?![\w-])/gi

/** Two words or more before it: a sentence, not one of the labels that SPEC.md prints. */
const xRaysInSentence = /(?<=\S \S+ )X-rays?\b/g

/** A word joiner after the plain hyphen: our fonts lack U+2011, and another font's would be seen. */
function setHyphens(text: string): string {
  const joined = (word: string) => word.replaceAll('-', `-${joiner}`)
  return text
    .replaceAll('\u2010', '-')
    .replaceAll('\u2011', `-${joiner}`)
    .replace(hyphenedWords, joined)
    .replace(xRaysInSentence, joined)
}

const units =
  'minutes?|min|hours?|h|working days|days?|weeks?|months?|years?|visits?|shades?|pixels|ppm|AM|PM|am|pm'

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'

/** Places where a line must not end: `12 months`, `Band 2`, `15 November`, `BD1 9ZZ`, `01632 960110`. */
const keptTogether = new RegExp(
  [
    String.raw`(?<=\d) (?=(?:${units}|${months})\b)`,
    String.raw`(?<=\bworking) (?=days?\b)`,
    String.raw`(?<=\b(?:Bands?|Articles?|[Ss]tep|[Ff]orm|[Vv]ersion|NHS)) (?=\d)`,
    String.raw`(?<=\b[A-Z]{1,2}\d[A-Z\d]?) (?=\d[A-Z]{2}\b)`,
    String.raw`(?<=(?<![\d£.,])0\d{2,4}(?:[ \u00a0]\d{3})?) (?=\d{3,6}(?!\d))`,
  ].join('|'),
  'g',
)

function setSpaces(text: string): string {
  return text.replace(keptTogether, '\u00a0')
}

/** The same words without the typesetter's marks, to compare them with what a keyboard has. */
export const plainly = (text: string) =>
  text
    .replaceAll(joiner, '')
    .replaceAll('\u00a0', ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replaceAll('–', '-')
