import { byteBudget } from './byte-budgets.ts'
import type { PageFigures } from './measure-page.ts'

type Limits = Partial<Record<keyof PageFigures, { least: number } | { most: number }>>

/** What every page must hold, and where single pages differ. */
const everyPage: Limits = {
  performance: { least: 100 },
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  seo: { least: 100 },
  fcp: { most: 0.9 },
  lcp: { most: 1.3 },
  tbt: { most: 50 },
  cls: { most: 0 },
  thirdParty: { most: 0 },
}

const byPath: Record<string, Limits> = {
  // A page that is answered with 404 is none that a search engine should list.
  '/404-page': { seo: { least: 0 }, bestPractices: { least: 90 } },
}

/** Applied throttling slows the machine itself: only what a visitor waits for is held there. */
const applied: Limits = { lcp: { most: 1.6 }, tbt: { most: 50 }, cls: { most: 0 } }

export const budgetFor = ({ path, throttling }: PageFigures): Limits =>
  throttling === 'devtools' ? applied : { ...everyPage, ...bytesFor(path), ...byPath[path] }

function bytesFor(path: string): Limits {
  const { scripts, total } = byteBudget(path)
  return { scripts: { most: scripts }, total: { most: total } }
}

export function overBudget(figures: PageFigures, limits: Limits): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const value = figures[name as keyof PageFigures] as number
    const where = `${figures.path} (${figures.throttling}): ${name} ${Math.round(value * 1000) / 1000}`
    if ('least' in limit && value < limit.least) return [`${where}, at least ${limit.least} wanted`]
    if ('most' in limit && value > limit.most) return [`${where}, at most ${limit.most} allowed`]
    return []
  })
}
