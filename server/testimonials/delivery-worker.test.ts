import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Outbox } from '../store/store.ts'
import { sampleTestimonial } from '../testing/sample-testimonial.ts'
import { messageIdOf, type SmtpBehaviour, smtpStandIn } from '../testing/smtp-stand-in.ts'
import { testDependencies } from '../testing/test-dependencies.ts'
import { createDeliveryWorker } from './delivery-worker.ts'
import { createRetention, heldNotice } from './retention.ts'
import { NoAnswer, smtpSender } from './smtp-sender.ts'

let smtp: Awaited<ReturnType<typeof smtpStandIn>>
beforeAll(async () => {
  smtp = await smtpStandIn()
})
afterAll(() => smtp.close())
beforeEach(() => {
  smtp.behaviour = 'accept'
  smtp.taken.length = 0
})

const day = 24 * 3_600_000

async function setUp(changeOutbox: (outbox: Outbox) => Outbox = (outbox) => outbox) {
  let now = Date.parse('2026-11-15T12:00:00Z')
  const clock = () => now
  const { store, log, logged } = testDependencies()
  const outbox = changeOutbox(store.outbox)
  const send = smtpSender({ smtpUrl: smtp.url, to: 'stories@practice.example', mailsPerHour: 60 })
  const budget = async (): Promise<number | null> => null
  const options = { outbox, send, budget, domain: 'dental.test', clock, log }
  const { submissionId: id, website: _, ...testimonial } = sampleTestimonial()
  await store.outbox.add({ id, content: JSON.stringify(testimonial), now })
  const later = (milliseconds: number) => {
    now += milliseconds
  }
  const leftInStore = () =>
    store.outbox.claimNext({ id: 'x', now: now + day / 2, until: now + day })
  return { id, worker: createDeliveryWorker(options), options, later, leftInStore, logged, store }
}

describe('delivery', () => {
  test('beyond the budget waits until there is more, and loses nothing', async () => {
    const { options, store, later, logged } = await setUp()
    const { website: _, ...testimonial } = sampleTestimonial()
    const content = JSON.stringify(testimonial)
    for (const id of ['second', 'third'])
      await store.outbox.add({ id, content, now: options.clock() })
    let left = 2
    const worker = createDeliveryWorker({
      ...options,
      budget: async () => (left-- > 0 ? null : 3600),
    })
    await worker.deliverDue()
    await worker.deliverDue()
    expect(smtp.taken).toHaveLength(2)
    expect(logged.map(({ event }) => event)).toContain('mail-budget-used-up')
    later(3_600_000)
    left = 1
    await worker.deliverDue()
    expect(smtp.taken).toHaveLength(3)
    expect(await store.outbox.countWaiting()).toBe(0)
  })

  test('brings the testimonial with its consents and their time, then forgets it', async () => {
    const { worker, id, leftInStore } = await setUp()
    await worker.deliverDue()
    expect(smtp.taken).toHaveLength(1)
    const mail = smtp.taken[0] as string
    expect(messageIdOf(mail)).toBe(`<testimonial-${id}@dental.test>`)
    expect(mail).toContain('Reply-To: jane@patient.example')
    expect(mail).toContain('To: stories@practice.example')
    expect(mail).toContain('Subject: Testimonial: Invisalign, 5 of 5')
    expect(mail).toMatch(/Consent to use on video: yes, given 2026-11-15T12:00:00/)
    expect(mail).toMatch(/Consent to marketing: no/)
    expect(await leftInStore()).toBeNull()
  })

  test.each<SmtpBehaviour>(['defer', 'refuse', 'drop'])(
    'that meets a server that %ss is tried again later and happens once',
    async (behaviour) => {
      const { worker, later, logged } = await setUp()
      smtp.behaviour = behaviour
      await worker.deliverDue()
      smtp.behaviour = 'accept'
      await worker.deliverDue()
      expect(smtp.taken).toHaveLength(0)
      later(5_000)
      await worker.deliverDue()
      later(day)
      await worker.deliverDue()
      expect(smtp.taken).toHaveLength(1)
      expect(logged).toHaveLength(1)
      expect(JSON.stringify(logged)).not.toMatch(/Jane|patient\.example|practice\.example/)
    },
  )

  test('waits longer after each failure, and never gives up by itself', async () => {
    const { worker, later, options } = await setUp()
    const failing = createDeliveryWorker({ ...options, send: () => Promise.reject(new Error()) })
    for (const delay of [0, 5, 30, 120, 600, 3600, 21_600, 21_600]) {
      later(delay * 1000)
      await failing.deliverDue()
    }
    await worker.deliverDue()
    expect(smtp.taken).toHaveLength(0)
    later(21_600_000)
    await worker.deliverDue()
    expect(smtp.taken).toHaveLength(1)
  })

  test('is not repeated when only the record of it failed', async () => {
    let failures = 1
    const { worker, later } = await setUp((outbox) => ({
      ...outbox,
      markDelivered: (id, now) =>
        failures-- > 0 ? Promise.reject(new Error('store away')) : outbox.markDelivered(id, now),
    }))
    await worker.deliverDue()
    later(10 * 60_000)
    await worker.deliverDue()
    expect(smtp.taken).toHaveLength(1)
  })

  test('that has lost its claim is given up before the end of the mail', async () => {
    const { worker, leftInStore, logged } = await setUp((outbox) => ({
      ...outbox,
      handOver: async () => false,
    }))
    await worker.deliverDue()
    expect(smtp.taken).toHaveLength(0)
    expect(logged).toHaveLength(1)
    expect(await leftInStore()).not.toBeNull()
  })

  test('that gets no answer is held, not repeated, until somebody says so', async () => {
    const { id, worker, options, later, logged, store } = await setUp()
    const silent = createDeliveryWorker({
      ...options,
      send: async (_mail, beforeEnd) => {
        await beforeEnd()
        throw new NoAnswer()
      },
    })
    await silent.deliverDue()
    expect(await heldNotice(store.outbox, options.clock)()).toBeNull()
    later(15 * 60_000)
    await worker.deliverDue()
    later(day)
    await worker.deliverDue()
    expect(smtp.taken).toHaveLength(0)
    expect(logged.map(({ event }) => event)).toEqual([
      'testimonial-not-delivered',
      'testimonial-held',
    ])
    expect(await heldNotice(store.outbox, options.clock)()).toMatch(/^1 held: /)
    await store.outbox.releaseHeld(id, options.clock())
    await worker.deliverDue()
    expect(smtp.taken).toHaveLength(1)
    expect(await heldNotice(store.outbox, options.clock)()).toBeNull()
  })

  test('by several workers at once happens once', async () => {
    const { options } = await setUp()
    const workers = Array.from({ length: 5 }, () => createDeliveryWorker(options))
    await Promise.all(workers.map((worker) => worker.deliverDue()))
    expect(smtp.taken).toHaveLength(1)
  })

  test('that has been stopped leaves the rest for the next start', async () => {
    const { worker, leftInStore } = await setUp()
    await worker.stop()
    await worker.deliverDue()
    expect(smtp.taken).toHaveLength(0)
    expect(await leftInStore()).not.toBeNull()
  })
})

describe('retention', () => {
  test('reports what could not be delivered for 30 days, and deletes none of it', async () => {
    const { options, later, leftInStore, logged } = await setUp()
    const tidy = createRetention(options)
    later(29 * day)
    await tidy()
    expect(logged).toEqual([])
    later(2 * day)
    await tidy()
    expect(logged).toEqual([{ event: 'testimonial-overdue', fields: { count: 1 } }])
    expect(await leftInStore()).not.toBeNull()
    expect(await heldNotice(options.outbox, options.clock)()).toContain(
      '1 not delivered for 30 days',
    )
  })

  test('a machine that starts with a wrong date loses nothing that waits', async () => {
    const { options, later } = await setUp()
    later(365 * day)
    await createRetention(options)()
    later(-365 * day)
    await createRetention(options)()
    await createDeliveryWorker(options).deliverDue()
    expect(smtp.taken).toHaveLength(1)
  })

  test('forgets the id of what was delivered after 30 days', async () => {
    const { options, later } = await setUp()
    await createDeliveryWorker(options).deliverDue()
    const tidy = createRetention(options)
    later(29 * day)
    expect(await tidy()).toBe(0)
    later(2 * day)
    expect(await tidy()).toBe(1)
  })
})
