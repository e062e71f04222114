import { createHmac, randomBytes } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import { prefixesOf } from '../client-address/prefixes.ts'
import type { OpenDatabase } from '../store/open-database.ts'

/** Null: go on. Otherwise the seconds after which to try again. */
export type RateLimit = (address: string | null) => Promise<number | null>

type RateLimitOptions = {
  name: string
  requests: number
  perSeconds: number
  /** Of a database that all processes share; null counts in this one. */
  client: OpenDatabase['client']
  /** Known to all processes that share the database; null when there is nobody to agree with. */
  secret: string | null
}

/**
 * How many times as much as one visitor the networks around may ask for, as `prefixesOf` names them:
 * whoever has a whole network to choose addresses from gets no further than its share, and locks out
 * his own neighbours only.
 */
const timesForIPv4 = [1, 16]
const timesForIPv6 = [1, 4, 64]

export function createRateLimit(options: RateLimitOptions): RateLimit {
  const secret = options.secret ?? randomBytes(32).toString('hex')
  const ofVisitor = limiterOf(options)
  // The wider networks are counted by each process for itself: no visitor waits for that.
  const byTimes = new Map(
    [4, 16, 64].map((times) => [
      times,
      limiterOf({ ...options, requests: options.requests * times, client: null }),
    ]),
  )
  // Nothing is kept that could be turned back into an address, and nothing longer than it counts.
  const keyOf = (network: string) =>
    createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)

  return async (address) => {
    const [own = 'unknown', ...around] = address === null ? [] : prefixesOf(address)
    const times = around.length === 1 ? timesForIPv4 : timesForIPv6
    const wider = around.map((network, index) => ({
      limiter: byTimes.get(times[index + 1] as number) as RateLimiterAbstract,
      key: keyOf(network),
    }))
    // Charged from the narrowest up, and not at all where a wider one is used up: what is refused
    // takes nothing from the neighbours and leaves no trace.
    for (const { limiter, key } of wider) {
      const used = await limiter.get(key)
      if (used !== null && used.remainingPoints <= 0) return secondsOf(used)
    }
    try {
      await ofVisitor.consume(keyOf(own))
      for (const { limiter, key } of wider) await limiter.consume(key)
      return null
    } catch (refusal) {
      return secondsOf(refusal as RateLimiterRes)
    }
  }
}

/** Null: there is some left, and one is taken. Otherwise the seconds until there is more. */
export type Budget = () => Promise<number | null>

/** So many for all visitors together. */
export function createBudget(options: Omit<RateLimitOptions, 'secret'>): Budget {
  const limiter = limiterOf(options)
  return () =>
    limiter.consume('all').then(
      () => null,
      (refusal) => secondsOf(refusal as RateLimiterRes),
    )
}

function limiterOf({
  name,
  requests: points,
  perSeconds: duration,
  client,
}: Omit<RateLimitOptions, 'secret'>) {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration })
  if (client === null) return memory
  return new RateLimiterPostgres({
    storeClient: client,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
    // While the database is away each process counts for itself.
    insuranceLimiter: memory,
  })
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
