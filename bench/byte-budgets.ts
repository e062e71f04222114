type ByteBudget = { scripts: number; total: number }

const usual: ByteBudget = { scripts: 10, total: 75 }
const byPath: Record<string, ByteBudget> = {
  '/': { scripts: 12, total: 130 },
  '/emergency-dentist': { scripts: 10, total: 62 },
  // Pictures of four articles, which browsers fetch well before they are scrolled to.
  '/blog': { scripts: 10, total: 92 },
  '/network-of-clinics': { scripts: 10, total: 79 },
}

/** Kilobytes as transferred when a page is loaded on a phone, headers included. */
export const byteBudget = (path: string): ByteBudget => byPath[path] ?? usual

/** Kilobytes of all scripts of home once every island has been used. */
export const allIslandsBudget = 95
