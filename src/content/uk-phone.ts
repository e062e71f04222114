import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Invisible marks that contact lists add, and spaces of all widths. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g

/**
 * The one shape of a UK number, the printed one: `+44 (0)113 496 0331` → `0113 496 0331`; undefined
 * where it is not one number that people may be asked to call. Never in the browser.
 */
export function printedPhone(written: string): string | undefined {
  const plain = written.replace(invisible, '').replace(/\s/g, ' ').trim().replace('(+44)', '+44')
  const number = parsePhoneNumberFromString(plain, { defaultCountry: 'GB', extract: false })
  if (number?.countryCallingCode !== '44' || number.ext) return undefined
  const printed = number.formatNational()
  const isCalled = /^0(?!9|7[06])/.test(printed) && (number.isValid() || isFictionalPhone(printed))
  return isCalled ? printed : undefined
}

/** Numbers that people dial as they stand: emergency, NHS 111, relay and other services of three to six digits. */
export const isServiceNumber = (written: string) =>
  /^(?:999|112|111|101|105|119|116\d{3}|1800[01])$/.test(written.trim())

/**
 * The ranges Ofcom keeps for drama, as digits without spaces: 01632 960, the cities' 496 0 (Leeds is
 * 0113), Tyneside, London, Northern Ireland, Cardiff, mobiles, freephone, 030.
 */
const kept =
  /^(?:01632960|01(?:1[3-8]|[2-6]1)4960|01914980|02079460|02896496|02920180|07700900|08081570|03069990)\d{3}$/

/** Numbers that nobody has: right in a sample, wrong on the day of the launch. */
export const isFictionalPhone = (printed: string) => kept.test(printed.replaceAll(' ', ''))
