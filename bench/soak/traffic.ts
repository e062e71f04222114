import { badRequests } from './bad-requests.ts'
import { goodRequests } from './good-requests.ts'
import type { Kind, Site } from './kind.ts'

/** A process of its own: sends at a steady rate until it is ended, and tells its parent what came. */

export type Orders = Omit<Site, 'url'> & { url: string; perSecond: number }
export type Report = { name: string; answer: number | 'cut'; isExpected: boolean }[]

const tickMs = 50
/** A server that hangs must not be buried in ever more requests. */
const mostAtOnce = 1000

process.once('message', ({ url, perSecond, ...rest }: Orders) => {
  const site: Site = { ...rest, url: new URL(url) }
  const kinds = [...goodRequests(site), ...badRequests(site)]
  const total = kinds.reduce((sum, { weight }) => sum + weight, 0)
  let report: Report = []
  let underWay = 0

  const sendOne = async () => {
    underWay++
    const { name, send, expects } = pick(kinds, total)
    const answer = await send()
    underWay--
    report.push({ name, answer, isExpected: expects.includes(answer) })
  }
  const sending = setInterval(() => {
    const count = Math.min((perSecond * tickMs) / 1000, mostAtOnce - underWay)
    for (let sent = 0; sent < count; sent++) void sendOne()
  }, tickMs)
  setInterval(() => {
    process.send?.(report)
    report = []
    if (sending.hasRef?.() === false && underWay === 0) process.exit(0)
  }, 1000)
  // The parent's word to stop: what is under way is still counted.
  process.once('message', () => {
    clearInterval(sending)
    sending.unref()
  })
  process.once('disconnect', () => process.exit(0))
})

function pick(kinds: Kind[], total: number): Kind {
  let place = Math.random() * total
  return kinds.find(({ weight }) => {
    place -= weight
    return place < 0
  }) as Kind
}
