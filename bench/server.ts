import { keepResults, machine, medians, option, printHead, printRow } from './figures.ts'
import { type Contender, lookUpPath, startContenders, visitor } from './server/contenders.ts'
import { generator, measureLoad } from './server/load.ts'
import { memoryOf, processorTime } from './server/process-figures.ts'

/**
 * npm run bench:server: the home page and the look-up under load, side by side with sirv-cli and
 * nginx over the same files, in rounds that take turns; medians. Processor time for an answer stands
 * beside answers a second: it changes less with what else the machine does. Exits 1 when the home page
 * costs more than from sirv-cli, or more than five times what it costs nginx.
 *
 * --rounds=3   --seconds=3
 */
const rounds = Number(option('rounds') ?? 3)
const seconds = Number(option('seconds') ?? 3)

type Figures = {
  perSecond: number
  p99: number
  /** Microseconds of processor time for an answer. */
  cost: number
}
type Row = Figures & {
  what: string
  connections: number
  name: string
  /** Our requests a second, against theirs. */
  ratio: number
  /** Their processor time against ours. */
  costRatio: number
}
const workloads = [
  { what: 'home page, brotli', path: '/', encoding: 'br' },
  { what: 'home page, gzip', path: '/', encoding: 'gzip' },
  { what: 'look-up (others: a file)', path: lookUpPath, encoding: 'gzip' },
]

async function compare(
  contenders: Contender[],
  workload: (typeof workloads)[number],
  connections: number,
) {
  const { what, path, encoding } = workload
  const able = contenders
    .filter(({ encodings }) => encodings.includes(encoding))
    .map((contender) => ({ ...contender, runs: [] as Figures[] }))
  const headers = { 'accept-encoding': encoding, 'x-forwarded-for': visitor }
  for (const { url } of able)
    await measureLoad({ url: url + path, headers, connections, seconds: 1 })
  for (let round = 0; round < rounds; round++) {
    for (const { name, url, pid, runs } of able) {
      const before = processorTime(pid)
      const load = await measureLoad({ url: url + path, headers, connections, seconds })
      const { perSecond, p99, answers } = load
      runs.push({ perSecond, p99, cost: ((processorTime(pid) - before) * 1e6) / answers })
      if (name === 'ours') ourAnswers += answers
    }
  }
  const figures = able.map(({ name, runs }) => ({ name, ...medians(runs) }))
  const ours = figures[0] as Figures
  return figures.map((theirs): Row => {
    const ratio = ours.perSecond / theirs.perSecond
    return { what, connections, ...theirs, ratio, costRatio: theirs.cost / ours.cost }
  })
}

const contenders = await startContenders()
const rows: Row[] = []
let ourAnswers = 0
let ourMemory = 0
try {
  for (const workload of workloads)
    for (const connections of [50, 500])
      rows.push(...(await compare(contenders, workload, connections)))
  ourMemory = memoryOf(contenders[0]?.pid as number)
} finally {
  for (const { stop } of contenders) await stop()
}

const setting = `${machine}, load by ${generator}`
const today = new Date().toISOString().slice(0, 10)
console.log(`${today}, ${setting}, ${rounds} rounds of ${seconds} s\n`)
const columns = ['what', 'connections', 'server', 'requests/s', 'p99 ms', 'processor µs an answer']
printHead([...columns, 'ours against it', 'by processor time'])
for (const { what, connections, name, perSecond, p99, ratio, cost, costRatio } of rows) {
  const figures = [Math.round(perSecond), p99.toFixed(1), Math.round(cost)]
  const against =
    name === 'ours' ? ['', ''] : [ratio, costRatio].map((each) => `${each.toFixed(2)} ×`)
  printRow([what, connections, name, ...figures, ...against])
}
console.log(`\nOurs: ${Math.round(ourMemory)} MB after ${ourAnswers} answers`)
keepResults('server', { machine: setting, rows })

const least: Record<string, number> = { 'sirv-cli': 1, nginx: 0.2 }
const missed = rows.filter(
  ({ what, name, costRatio }) => what.startsWith('home page') && costRatio < (least[name] ?? 0),
)
for (const { what, connections, name, costRatio } of missed)
  console.error(`${what}, ${connections} connections: only ${costRatio.toFixed(2)} × ${name}`)
process.exitCode = missed.length === 0 ? 0 : 1
