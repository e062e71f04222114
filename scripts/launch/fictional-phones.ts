/**
 * The ranges Ofcom keeps for drama, as digits without spaces: 01632 960, the cities' 496 0 (Leeds is
 * 0113), Tyneside, London, Northern Ireland, Cardiff, mobiles, freephone, premium rate, 030.
 */
const kept = [
  /^01632960\d{3}$/,
  /^01(1[3-8]|[2-6]1)4960\d{3}$/,
  /^01914980\d{3}$/,
  /^02079460\d{3}$/,
  /^02896496\d{3}$/,
  /^02920180\d{3}$/,
  /^07700900\d{3}$/,
  /^08081570\d{3}$/,
  /^09098790\d{3}$/,
  /^03069990\d{3}$/,
]

/** A number given as an example ("like 01632 960110") is what these ranges are for. */
const phone = /(?<!\blike )(?:\+44 ?|\b0)\d[\d ]{7,11}\d\b/g

export const fictionalPhones = (text: string): string[] =>
  [...text.matchAll(phone)]
    .map(([found]) => found)
    .filter((found) => kept.some((range) => range.test(national(found))))

const national = (found: string) => found.replaceAll(' ', '').replace(/^\+44/, '0')
