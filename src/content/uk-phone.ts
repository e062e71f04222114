/**
 * The one place that reads UK phone numbers. An editor writes a number in any usual way; from here on
 * it has one shape, the printed one: `+44 (0)113 496 0331` → `0113 496 0331`.
 * The editor's forms read with it too, so it does without a library.
 */

/** After the 0: geographic, 03, freephone, 084 and 087, mobile. */
const national =
  /^(?:1[1-9]\d{8}|16977[23]\d{3}|2[03489]\d{8}|3[0347]\d{8}|80[08]\d{7}|800\d{6}|8001111|8[47]\d{8}|7[1-57-9]\d{8}|7624\d{6})$/

/** How each kind is grouped, the first that fits. */
const groupings = [
  /^(2\d)(\d{4})(\d{4})$/,
  /^(1(?:3873|5242|539[4-6]|697[347]|768[347]|9467))(\d{4,5})$/,
  /^(1[1-9]1|11\d|[38]\d\d)(\d{3})(\d{4})$/,
  /^([17]\d{3})(\d{6})$/,
  /^(800)(\d{4}|\d{6})$/,
]

/** Spaces of all widths, brackets, dots, hyphens, and the invisible marks that contact lists add. */
const punctuation = /[\s().\u00ad\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069-]/g

/** `+44 (0)113 496 0331` → `0113 496 0331`; undefined where it is not one number of the UK. */
export function printedPhone(written: string): string | undefined {
  const digits = written.replace(punctuation, '').replace(/^(?:\+|00)440?/, '0')
  const number = digits.slice(1)
  if (digits[0] !== '0' || !national.test(number)) return undefined
  const groups = groupings.map((grouping) => grouping.exec(number)).find(Boolean)
  return groups ? `0${groups.slice(1).join(' ')}` : undefined
}

/** Numbers that people dial as they stand: emergency, NHS 111, relay and other services of three to six digits. */
export const isServiceNumber = (written: string) =>
  /^(?:999|112|111|101|105|119|116\d{3}|1800[01])$/.test(written.trim())
