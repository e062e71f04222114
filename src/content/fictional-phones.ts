/**
 * The ranges Ofcom keeps for drama, as digits without spaces: 01632 960, the cities' 496 0 (Leeds is
 * 0113), Tyneside, London, Northern Ireland, Cardiff, mobiles, freephone, 030.
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
  /^03069990\d{3}$/,
]

/** Numbers that nobody has: right in a sample, wrong on the day of the launch. */
export const isFictionalPhone = (printed: string) =>
  kept.some((range) => range.test(printed.replaceAll(' ', '')))
