export { pages } from '../../src/content/all-pages.ts'

/** DESIGN.md: the widths every page is looked at. */
export const widths = [390, 820, 1440] as const
