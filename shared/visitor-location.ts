/** SPEC §3: the two fields read from a location look-up. */
export type VisitorLocation = {
  country_code: string
  country_name: string
}

/**
 * What the site's own pages accept. To them an unknown country is an empty answer (204): a browser
 * reports every 404 in its console as an error, and it is none that the server cannot say.
 */
export const emptyIfUnknown = 'application/json; unknown=empty'

/** Anything that is not plainly a country is null, and null lets the visitor in (SPEC §4). */
export function parseVisitorLocation(answer: unknown): VisitorLocation | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { country_code: code, country_name: name } = answer as Record<string, unknown>
  if (typeof code !== 'string' || !/^[A-Za-z]{2}$/.test(code)) return null
  const hasName = typeof name === 'string' && name.trim() !== ''
  return { country_code: code.toUpperCase(), country_name: hasName ? name.trim() : code }
}
