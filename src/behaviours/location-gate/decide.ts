import type { VisitorLocation } from '../../../shared/visitor-location.ts'

/** SPEC §9 */
export const permittedCountry = 'GB'

export type GateState = 'checking' | 'restricted' | 'allowed'

/** Parts of the served markup (layouts/gate-messages.tsx) that the decision changes. */
export const siteId = 'site'
export const countryId = 'visitor-country'

let shown: GateState = 'checking'
let country = ''

/** Restricted if the country is not the permitted one; without an answer allowed. */
export function decide(location?: VisitorLocation) {
  shown = location && location.country_code !== permittedCountry ? 'restricted' : 'allowed'
  country = location?.country_name ?? ''
  showGate()
}

/** The style sheet reads the state from the root element; inert and the country's name follow. */
export function showGate() {
  document.documentElement.dataset.gate = shown
  document.getElementById(siteId)?.toggleAttribute('inert', shown !== 'allowed')
  document.getElementById(countryId)?.replaceChildren(country)
}
