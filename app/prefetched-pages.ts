import { isLean } from '~/lib/lean-page.ts'

/** SPEC §7: the two service pages that are fetched while the browser is idle. */
const pages = ['/services/general-dentistry', '/services/cosmetic-dentistry']

export const prefetchedPages = (path: string) => (isLean(path) ? [] : pages)
