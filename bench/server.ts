import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { type Contender, lookUpPath, startContenders, visitor } from './server/contenders.ts'
import { generator, measureLoad } from './server/load.ts'

/**
 * npm run bench:server: the home page and the look-up under load, side by side with sirv-cli and
 * nginx over the same files, in rounds that take turns; medians. Exits 1 when the home page comes
 * slower than from sirv-cli, or less than half as fast as from nginx.
 *
 * --rounds=3   --seconds=3
 */
const option = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
const rounds = option('rounds', 3)
const seconds = option('seconds', 3)

type Row = {
  what: string
  connections: number
  name: string
  perSecond: number
  p99: number
  /** Our requests a second, against theirs. */
  ratio: number
}
const workloads = [
  { what: 'home page, brotli', path: '/', encoding: 'br' },
  { what: 'home page, gzip', path: '/', encoding: 'gzip' },
  { what: 'look-up (others: a file)', path: lookUpPath, encoding: 'gzip' },
]
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

async function compare(
  contenders: Contender[],
  workload: (typeof workloads)[number],
  connections: number,
) {
  const { what, path, encoding } = workload
  const able = contenders.filter(({ encodings }) => encodings.includes(encoding))
  const headers = { 'accept-encoding': encoding, 'x-forwarded-for': visitor }
  const figures = able.map(() => ({ perSecond: [] as number[], p99: [] as number[] }))
  for (const { url } of able)
    await measureLoad({ url: url + path, headers, connections, seconds: 1 })
  for (let round = 0; round < rounds; round++) {
    for (const [index, { url }] of able.entries()) {
      const measured = await measureLoad({ url: url + path, headers, connections, seconds })
      figures[index]?.perSecond.push(measured.perSecond)
      figures[index]?.p99.push(measured.p99)
    }
  }
  const ours = median(figures[0]?.perSecond ?? [])
  return able.map(({ name }, index): Row => {
    const perSecond = median(figures[index]?.perSecond ?? [])
    const p99 = median(figures[index]?.p99 ?? [])
    return { what, connections, name, perSecond, p99, ratio: ours / perSecond }
  })
}

const contenders = await startContenders()
const rows: Row[] = []
try {
  for (const workload of workloads)
    for (const connections of [50, 500])
      rows.push(...(await compare(contenders, workload, connections)))
} finally {
  for (const { stop } of contenders) await stop()
}

const [cpu] = cpus()
const machine = `${cpus().length} × ${cpu?.model}, Node ${process.version}, load by ${generator}`
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${machine}, ${rounds} rounds of ${seconds} s\n`,
)
console.log('| what | connections | server | requests/s | p99 ms | ours against it |')
console.log('|---|---|---|---|---|---|')
for (const { what, connections, name, perSecond, p99, ratio } of rows) {
  const against = name === 'ours' ? '' : `${ratio.toFixed(2)} ×`
  const cells = [what, connections, name, Math.round(perSecond), p99.toFixed(1), against]
  console.log(`| ${cells.join(' | ')} |`)
}
mkdirSync('bench/results', { recursive: true })
writeFileSync('bench/results/server.json', JSON.stringify({ machine, rows }, null, 2))

const least: Record<string, number> = { 'sirv-cli': 1, nginx: 0.5 }
const missed = rows.filter(
  ({ what, name, ratio }) => what.startsWith('home page') && ratio < (least[name] ?? 0),
)
for (const { what, connections, name, ratio } of missed)
  console.error(`${what}, ${connections} connections: only ${ratio.toFixed(2)} × ${name}`)
process.exitCode = missed.length === 0 ? 0 : 1
