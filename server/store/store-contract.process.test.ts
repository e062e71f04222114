import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openDatabase } from './open-database.ts'
import { storeOn } from './sql-store.ts'
import type { AnnouncedPage, Claim, Store } from './store.ts'

const postgres = await startPostgres()
const folder = temporaryFolder()

const now = Date.parse('2026-11-15T12:00:00Z')
const minute = 60_000
const claimAt = (time: number): Claim => ({ id: randomUUID(), now: time, until: time + minute })
const page = (url: string, contentHash = 'v1'): AnnouncedPage => ({
  url,
  host: 'dental.test',
  contentHash,
})
/** Pages of its own for each test, as all of them share one store. */
const somePages = (count: number) => {
  const run = randomUUID()
  return Array.from({ length: count }, (_, index) => page(`https://dental.test/${run}/${index}`))
}

describe.each(['SQLite', 'PostgreSQL'])('the store on %s', (kind) => {
  /** Two connections, as two processes would have. */
  let stores: [Store, Store]
  beforeAll(async () => {
    const where = { databaseUrl: kind === 'SQLite' ? null : (postgres?.url ?? ''), dataDir: folder }
    if (where.databaseUrl === '') return
    const open = async () => storeOn((await openDatabase(where)).database)
    stores = [await open(), await open()]
  })
  afterAll(() => Promise.all((stores ?? []).map((store) => store.close())))

  const contract = (name: string, check: (first: Store, second: Store) => Promise<void>) =>
    test(name, async ({ skip }) => {
      if (kind === 'PostgreSQL' && postgres === null) skip('no PostgreSQL server here')
      await check(...stores)
    })

  contract('is usable', async (store) => {
    expect(await store.problem()).toBeNull()
  })

  describe('ledger', () => {
    contract('a page is claimed once', async ({ ledger }, other) => {
      const pages = somePages(3)
      expect(await ledger.claim(pages, claimAt(now))).toEqual(pages)
      expect(await other.ledger.claim(pages, claimAt(now))).toEqual([])
    })

    contract('of many claims at once exactly one gets the page', async (first, second) => {
      const [only] = somePages(1) as [AnnouncedPage]
      const claims = Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? first : second).ledger.claim([only], claimAt(now)),
      )
      expect((await Promise.all(claims)).flat()).toEqual([only])
    })

    contract('overlapping claims of many pages share them out', async (first, second) => {
      const pages = somePages(500)
      const claims = [pages, pages.toReversed(), pages, pages.toReversed()].map((some, index) =>
        (index % 2 ? first : second).ledger.claim(some, claimAt(now)),
      )
      const urls = (await Promise.all(claims)).flat().map(({ url }) => url)
      expect(urls.toSorted()).toEqual(pages.map(({ url }) => url).toSorted())
    })

    contract('ten thousand pages fit into one claim', async ({ ledger }) => {
      const claim = claimAt(now)
      expect(await ledger.claim(somePages(10_000), claim)).toHaveLength(10_000)
      await ledger.accept(claim.id)
    })

    contract('an accepted page is held back until it changes', async ({ ledger }, other) => {
      const [only] = somePages(1) as [AnnouncedPage]
      const claim = claimAt(now)
      await ledger.claim([only], claim)
      await ledger.accept(claim.id)
      expect(await other.ledger.claim([only], claimAt(now + 90 * minute))).toEqual([])
      const changed = { ...only, contentHash: 'v2' }
      expect(await other.ledger.claim([changed], claimAt(now))).toEqual([changed])
    })

    contract(
      'two states of a page that are served at once are announced once each',
      async (first, second) => {
        const [old] = somePages(1) as [AnnouncedPage]
        const changed = { ...old, contentHash: 'v2' }
        let sent = 0
        for (let view = 0; view < 100; view++) {
          const [{ ledger }, page] = view % 2 ? [first, old] : [second, changed]
          const claim = claimAt(now + 10 * view * minute)
          sent += (await ledger.claim([page], claim)).length
          await ledger.accept(claim.id)
        }
        expect(sent).toBe(2)
      },
    )

    contract(
      'a state that has come back alone is announced again, within an hour or so',
      async ({ ledger }) => {
        const [old] = somePages(1) as [AnnouncedPage]
        const announce = async (contentHash: string, minutes: number) => {
          const claim = claimAt(now + minutes * minute)
          const sent = await ledger.claim([{ ...old, contentHash }], claim)
          await ledger.accept(claim.id)
          return sent.length
        }
        expect(await announce('v1', 0)).toBe(1)
        expect(await announce('v2', 10)).toBe(1)
        expect(await announce('v1', 20)).toBe(0)
        expect(await announce('v1', 60)).toBe(0)
        expect(await announce('v1', 75)).toBe(1)
        expect(await announce('v1', 80)).toBe(0)
      },
    )

    contract('a released page can be claimed again at once', async ({ ledger }) => {
      const pages = somePages(2)
      const claim = claimAt(now)
      await ledger.claim(pages, claim)
      await ledger.release(claim.id)
      expect(await ledger.claim(pages, claimAt(now))).toEqual(pages)
    })

    contract('a claim whose process died ends by itself', async ({ ledger }) => {
      const pages = somePages(1)
      await ledger.claim(pages, claimAt(now))
      expect(await ledger.claim(pages, claimAt(now + minute - 1))).toEqual([])
      expect(await ledger.claim(pages, claimAt(now + minute))).toEqual(pages)
    })

    contract('a claim made before the clock jumped back ends too', async ({ ledger }) => {
      const pages = somePages(1)
      await ledger.claim(pages, claimAt(now + 10_000 * minute))
      expect(await ledger.claim(pages, claimAt(now))).toEqual(pages)
    })

    contract('a hold on a host is remembered', async ({ ledger }, other) => {
      const host = `${randomUUID()}.test`
      expect(await ledger.holdOf(host)).toEqual({ until: 0, failures: 0, status: 0 })
      await ledger.hold(host, { until: now, failures: 2, status: 429 })
      await ledger.hold(host, { until: now + 1, failures: 3, status: 500 })
      expect(await other.ledger.holdOf(host)).toEqual({ until: now + 1, failures: 3, status: 500 })
    })
  })

  describe('outbox', () => {
    const message = (received = now) => ({
      id: randomUUID(),
      content: '{"text":"’ö😀"}',
      now: received,
    })
    const drain = async ({ outbox }: Store) => {
      for (;;) {
        const next = await outbox.claimNext(claimAt(now + 1e6 * minute))
        if (next === null) return
        await outbox.markDelivered(next.id, now)
      }
    }

    contract('gives back what was added, with its time', async (store, other) => {
      await drain(store)
      const added = message()
      expect(await store.outbox.add(added)).toBe(true)
      expect(await other.outbox.claimNext(claimAt(now))).toEqual({
        id: added.id,
        content: added.content,
        receivedAt: now,
        attempts: 1,
      })
    })

    contract('the same id is not added twice, not even after delivery', async (store) => {
      const added = message()
      expect(await store.outbox.add(added)).toBe(true)
      expect(await store.outbox.add(added)).toBe(false)
      await store.outbox.markDelivered(added.id, now)
      expect(await store.outbox.add(added)).toBe(false)
    })

    contract('many workers never claim the same message', async (first, second) => {
      await drain(first)
      const added = Array.from({ length: 20 }, () => message())
      for (const one of added) await first.outbox.add(one)
      const claims = Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? first : second).outbox.claimNext(claimAt(now)),
      )
      // A claim can come back empty-handed while another is being written; nobody gets a double.
      const claimed = (await Promise.all(claims)).flatMap((one) => (one ? [one.id] : []))
      expect(new Set(claimed).size).toBe(claimed.length)
      expect(claimed.length).toBeGreaterThan(0)
    })

    contract('a postponed message waits, one left by a dead process does not', async (store) => {
      await drain(store)
      const added = message()
      await store.outbox.add(added)
      const claim = claimAt(now)
      await store.outbox.claimNext(claim)
      await store.outbox.postpone(added.id, claim.id, now + 5 * minute)
      expect(await store.outbox.claimNext(claimAt(now + 4 * minute))).toBeNull()
      expect(await store.outbox.claimNext(claimAt(now + 5 * minute))).toMatchObject({ attempts: 2 })
      expect(await store.outbox.claimNext(claimAt(now + 5 * minute))).toBeNull()
      expect(await store.outbox.claimNext(claimAt(now + 7 * minute))).toMatchObject({ attempts: 3 })
    })

    contract('what is being handed over is never claimed again', async (store, other) => {
      await drain(store)
      const added = message()
      await store.outbox.add(added)
      const claim = claimAt(now)
      await store.outbox.claimNext(claim)
      expect(await store.outbox.handOver(added.id, claim)).toBe(true)
      expect(await other.outbox.claimNext(claimAt(now + 5 * minute))).toBeNull()
      expect(await other.outbox.held()).toEqual([])
      await store.outbox.postpone(added.id, claim.id, now)
      expect(await other.outbox.claimNext(claimAt(now))).toMatchObject({ attempts: 2 })
    })

    contract('who has lost the claim cannot hand over', async (store, other) => {
      await drain(store)
      const added = message()
      await store.outbox.add(added)
      const slow = claimAt(now)
      await store.outbox.claimNext(slow)
      const next = claimAt(now + minute)
      await other.outbox.claimNext(next)
      expect(await store.outbox.handOver(added.id, slow)).toBe(false)
      expect(await other.outbox.handOver(added.id, next)).toBe(true)
    })

    contract('what a dead process was handing over is held, once, until told', async (store) => {
      await drain(store)
      await store.outbox.forgetDelivered(now + 1e9 * minute)
      const added = message()
      await store.outbox.add(added)
      const claim = claimAt(now)
      await store.outbox.claimNext(claim)
      await store.outbox.handOver(added.id, claim)
      expect(await store.outbox.holdUnsure(now + minute - 1)).toBe(0)
      expect(await store.outbox.holdUnsure(now + minute)).toBe(1)
      expect(await store.outbox.holdUnsure(now + minute)).toBe(0)
      expect(await store.outbox.held()).toEqual([
        { id: added.id, receivedAt: now, handedOverAt: now },
      ])
      expect(await store.outbox.claimNext(claimAt(now + 1000 * minute))).toBeNull()
      expect(await store.outbox.releaseHeld(added.id, now)).toBe(true)
      expect(await store.outbox.releaseHeld(added.id, now)).toBe(false)
      expect(await store.outbox.held()).toEqual([])
      expect(await store.outbox.claimNext(claimAt(now))).toMatchObject({ id: added.id })
    })

    contract('what is held is forgotten once it turns out delivered', async (store) => {
      await drain(store)
      const added = message()
      await store.outbox.add(added)
      const claim = claimAt(now)
      await store.outbox.claimNext(claim)
      await store.outbox.handOver(added.id, claim)
      expect(await store.outbox.holdUnsure(now + minute)).toBe(1)
      await store.outbox.markDelivered(added.id, now)
      expect(await store.outbox.held()).toEqual([])
    })

    contract('a waiting time set by a clock that jumped back does not last', async (store) => {
      await drain(store)
      const added = message(now + 1e6 * minute)
      await store.outbox.add(added)
      expect(await store.outbox.claimNext(claimAt(now))).toMatchObject({ id: added.id })
    })

    contract(
      'what is old is listed while it waits, and forgotten once delivered',
      async (store) => {
        await drain(store)
        await store.outbox.forgetDelivered(now + 1e9 * minute)
        const old = message(now - 100 * minute)
        const young = message(now)
        await store.outbox.add(old)
        await store.outbox.add(young)
        const { id, now: receivedAt } = old
        expect(await store.outbox.waitingSince(now - minute)).toEqual([{ id, receivedAt }])
        expect(await store.outbox.forgetDelivered(now + minute)).toBe(0)
        await store.outbox.markDelivered(id, now)
        expect(await store.outbox.waitingSince(now - minute)).toEqual([])
        expect(await store.outbox.forgetDelivered(now - minute)).toBe(1)
        expect(await store.outbox.claimNext(claimAt(now))).toMatchObject({ id: young.id })
      },
    )
  })
})
