import type { PageFigures } from './measure-page.ts'

/** A Markdown table, so that it can be pasted into docs/performance.md as it is. */
export function printTable(results: PageFigures[]) {
  console.log(
    '| page | throttling | perf | a11y | best | SEO | FCP s | LCP s | TBT ms | CLS | scripts KB | total KB | machine |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|')
  for (const r of results) {
    const cells = [
      r.path,
      r.throttling,
      r.performance,
      r.accessibility,
      r.bestPractices,
      r.seo,
      r.fcp.toFixed(2),
      r.lcp.toFixed(2),
      Math.round(r.tbt),
      r.cls.toFixed(3),
      Math.round(r.scripts),
      Math.round(r.total),
      Math.round(r.machine),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
