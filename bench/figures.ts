import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** `--name=value` on the command line. */
export const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

/** Of several runs, figure by figure; what is no number is that of the first. */
export function medians<Run extends object>(runs: Run[]): Run {
  const [first] = runs
  if (!first) throw new Error('no runs')
  const middle = Object.entries(first).map(([name, value]) => {
    const values = runs.map((run) => run[name as keyof Run])
    return [name, typeof value === 'number' ? median(values as number[]) : value]
  })
  return Object.fromEntries(middle)
}

export const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`

/** Of Markdown tables, so that they can be pasted into docs/performance.md as they are. */
export const printRow = (cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

export function printHead(names: string[]) {
  printRow(names)
  console.log(`|${'---|'.repeat(names.length)}`)
}

export function keepResults(name: string, results: unknown) {
  mkdirSync('bench/results', { recursive: true })
  writeFileSync(`bench/results/${name}.json`, JSON.stringify(results, null, 2))
}
