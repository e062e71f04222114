type ByteBudget = { scripts: number; total: number }

const usual: ByteBudget = { scripts: 10, total: 75 }
const byPath: Record<string, ByteBudget> = {
  '/': { scripts: 12, total: 130 },
  '/emergency-dentist': { scripts: 10, total: 60 },
}

/** Kilobytes as transferred when a page is loaded on a phone, headers included. */
export const byteBudget = (path: string): ByteBudget => byPath[path] ?? usual

/** Kilobytes of all scripts of home once every island has been used. */
export const allIslandsBudget = 95
