type ByteBudget = { scripts: number; total: number }

/** Kilobytes as transferred when a page is loaded on a phone, headers included. */
const withReact: ByteBudget = { scripts: 118, total: 240 }
const plain: ByteBudget = { scripts: 10, total: 160 }
const byPath: Record<string, ByteBudget> = {
  '/': { scripts: 125, total: 320 },
  '/emergency-dentist': { scripts: 10, total: 90 },
}

export const byteBudget = ({ path, isPlain }: { path: string; isPlain?: true }): ByteBudget =>
  byPath[path] ?? (isPlain ? plain : withReact)
