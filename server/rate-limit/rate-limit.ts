import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'

/** Null: go on. Otherwise the seconds after which to try again. */
export type RateLimit = (address: string | null) => Promise<number | null>

type RateLimitOptions = {
  name: string
  requests: number
  perSeconds: number
  /** Shared by all processes; null counts in this one. */
  pool: Pool | null
  /** Known to all processes that share the pool; null when there is nobody to agree with. */
  secret: string | null
}

export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { name, requests: points, perSeconds: duration, pool } = options
  const secret = options.secret ?? randomBytes(32).toString('hex')
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration })
  const limiter = pool
    ? new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration,
        // While the database is away each process counts for itself.
        insuranceLimiter: memory,
      })
    : memory

  return async (address) => {
    try {
      await limiter.consume(bucketOf(address, secret))
      return null
    } catch (refusal) {
      return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000))
    }
  }
}

/**
 * Visitors are counted in a fixed number of buckets: however many addresses somebody has, memory
 * and table stay small, and nothing is stored that could be turned back into an address. Two
 * visitors in one bucket share a limit that is far above what either needs.
 */
const buckets = 16_384

function bucketOf(address: string | null, secret: string): string {
  const who = address === null ? 'unknown' : sameVisitor(address)
  const digest = createHash('sha256').update(`${secret} ${who}`).digest()
  return String(digest.readUInt32BE() % buckets)
}

/** One IPv6 customer has a whole /64 to choose addresses from. */
function sameVisitor(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  return [...groups, ...Array(zeros).fill('0'), ...after].slice(0, 4).join(':')
}
