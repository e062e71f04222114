import { isFictionalPhone } from '../../content/model/fictional-phones.ts'
import { replacePhones } from '../../content/model/phones-in-text.ts'

/** A number given as an example ("like 01632 960110") is what these ranges are for. */
const example = /\blike [\d ]+/g

/** The numbers in a text, as they are written there, that nobody can have. */
export function fictionalPhones(text: string): string[] {
  const found: string[] = []
  replacePhones(text.replace(example, ''), (printed, written) => {
    if (isFictionalPhone(printed)) found.push(written)
    return written
  })
  return found
}
