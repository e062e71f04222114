import { Agent, get } from 'node:http'
import type { Load, LoadFigures } from './load.ts'

/** Where wrk is not installed. Busier than what it measures: its ratios come out too close to 1. */
const { url, headers, connections, seconds } = JSON.parse(process.argv[2] as string) as Load
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const durations: number[] = []
const end = performance.now() + seconds * 1000

const ask = () =>
  new Promise<void>((resolve, reject) => {
    const began = performance.now()
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
      answer.on('end', () => {
        durations.push(performance.now() - began)
        resolve()
      })
      answer.resume()
    }).on('error', reject)
  })
const askUntilEnd = async () => {
  while (performance.now() < end) await ask()
}
await Promise.all(Array.from({ length: connections }, askUntilEnd))
agent.destroy()
durations.sort((a, b) => a - b)
const p99 = durations[Math.floor(durations.length * 0.99)] ?? 0
const answers = durations.length
const figures: LoadFigures = { perSecond: answers / seconds, p99, answers }
console.log(JSON.stringify(figures))
