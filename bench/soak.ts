import { fork } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { deliveryTo, messageIdOf, smtpStandIn } from '../server/testing/smtp-stand-in.ts'
import type { SiteManifest } from '../shared/site-manifest.ts'
import { keepResults, option, printHead, printRow } from './figures.ts'
import { startOurServer } from './server/our-server.ts'
import { memoryOf } from './server/process-figures.ts'
import { createTally } from './soak/tally.ts'
import type { Orders, Report } from './soak/traffic.ts'

/**
 * npm run bench:soak: good and bad requests side by side for a while, from a process of its own,
 * against the server as `npm start` runs it, with testimonials delivered to a mail server on
 * loopback. Exits 1 when the memory afterwards is over 150 MB, an answer was not the one expected
 * (no 5xx is), a testimonial was lost or came twice, or the server died.
 *
 * --minutes=60   --rate=200 requests a second
 */
const minutes = Number(option('minutes') ?? 10)
const perSecond = Number(option('rate') ?? 200)
const mostMemory = 150

const manifest = JSON.parse(readFileSync('build/site-manifest.json', 'utf8')) as SiteManifest
const assets = readdirSync('build/client/assets').filter((name) => !/\.(br|gz)$/.test(name))
const smtp = await smtpStandIn()
const server = await startOurServer({ TRUSTED_PROXIES: '127.0.0.1', ...deliveryTo(smtp.url) })
const orders: Orders = {
  url: server.url,
  siteUrl: manifest.siteUrl,
  pages: Object.keys(manifest.pages),
  assets: assets.map((name) => `/assets/${name}`),
  perSecond,
}

const tally = createTally()
const traffic = fork(new URL('./soak/traffic.ts', import.meta.url))
const trafficEnded = new Promise((resolve) => traffic.once('exit', resolve))
traffic.on('message', (report: Report) => tally.add(report))
traffic.send(orders)

const columns = ['2xx', '3xx', '4xx', '5xx', 'cut']
const rows: Record<string, number>[] = []
printHead(['minute', 'requests', ...columns, 'memory MB', 'highest'])
let highest = 0
for (let minute = 1; minute <= minutes && !server.hasEnded(); minute++) {
  let memory = 0
  for (let second = 0; second < 60 && !server.hasEnded(); second += 5) {
    await sleep(5000)
    if (!server.hasEnded()) memory = memoryOf(server.pid)
    highest = Math.max(highest, memory)
  }
  const { requests, classes } = tally.endMinute()
  const counts = columns.map((column) => classes[column] ?? 0)
  printRow([minute, requests, ...counts, Math.round(memory), Math.round(highest)])
  rows.push({ minute, requests, ...classes, memory, highest })
}
traffic.send('stop')
await trafficEnded
await sleep(10_000)

const accepted = tally.byKind.get('testimonial: 202') ?? 0
const delivered = smtp.taken.map(messageIdOf)
const memory = server.hasEnded() ? 0 : memoryOf(server.pid)
const problems = [
  ...(server.hasEnded() ? [`the server died: ${server.output().slice(-2000)}`] : []),
  ...(memory > mostMemory ? [`${Math.round(memory)} MB afterwards, ${mostMemory} allowed`] : []),
  ...[...tally.unexpected].map(([what, count]) => `not expected: ${what}, ${count} times`),
  ...(delivered.length === new Set(delivered).size ? [] : ['a testimonial was delivered twice']),
  ...(delivered.length === accepted ? [] : [`${accepted} accepted, ${delivered.length} delivered`]),
]
await server.stop()
await smtp.close()

console.log(`\n${tally.requests()} requests; memory ${Math.round(memory)} MB at rest afterwards`)
console.log(`${accepted} testimonials accepted, ${delivered.length} delivered`)
for (const problem of problems) console.error(problem)
keepResults('soak', { rows, memory, kinds: Object.fromEntries(tally.byKind) })
process.exit(problems.length === 0 ? 0 : 1)
