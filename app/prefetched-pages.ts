/** SPEC §7: the two service pages that are fetched while the browser is idle. */
const pages = ['/services/general-dentistry', '/services/cosmetic-dentistry']

/** Read on bad connections, by people who want one thing: nothing is fetched there in advance. */
const leanPage = '/emergency-dentist'

export const prefetchedPages = (path: string) => (path === leanPage ? [] : pages)
