import { bandNames, type Charges } from '../../content/model/charges.ts'
import type { NhsRates } from '../../content/model/current-nhs-rates.ts'
import type { Finding } from './finding.ts'
import { dataIn, type LaunchContent } from './launch-content.ts'

const chargesFile = 'content/charges.ts'
const ratesFile = 'content/current-nhs-rates.ts'

/** Charges that differ from those in force today, and a list of rates that nobody has kept up. */
export function chargeFindings(content: LaunchContent, today: string): Finding[] {
  const charges = dataIn<Charges>(content, chargesFile)
  const rates = dataIn<readonly NhsRates[]>(content, ratesFile)
  const current = rates.filter(({ from }) => from <= today).at(-1)
  if (!current) return [finding(ratesFile, 'from', `no line is in force on ${today}`)]

  const year = current.from.slice(0, 4)
  return [
    ...bandNames
      .filter((band) => charges[band].price !== current[band])
      .map((band) =>
        finding(
          chargesFile,
          `${band}.price`,
          `${charges[band].price}, since ${current.from} ${current[band]}`,
        ),
      ),
    ...(charges.effectiveFrom === current.from
      ? []
      : [finding(chargesFile, 'effectiveFrom', `${charges.effectiveFrom}, now ${current.from}`)]),
    ...(charges.yearLabel.includes(year)
      ? []
      : [finding(chargesFile, 'yearLabel', `${charges.yearLabel}, now ${year}`)]),
    ...(today < nextApril(current.from)
      ? []
      : [finding(ratesFile, 'last line', `from ${current.from}; look up this year’s charges`)]),
  ]
}

/** The charges usually change on 1 April; from then on an older list has to be looked at. */
const nextApril = (from: string) => {
  const year = Number(from.slice(0, 4))
  return `${from < `${year}-04-01` ? year : year + 1}-04-01`
}

const finding = (file: string, field: string, note: string): Finding => ({
  kind: 'charges',
  file,
  field,
  note,
})
