/** Milliseconds. A working database answers in a few; nobody waits longer than this for one. */
const longestWait = 3000
const restAfterWait = 5000
/** A refusal that comes at once costs nobody anything, and needs no rest. */
const slow = 1000

export class NotAsked extends Error {
  override name = 'NotAsked'
}

export type Patience = <Result>(ask: () => Promise<Result>, wait?: number) => Promise<Result>

/**
 * A database that takes connections and does not answer would cost every visitor the whole wait.
 * After one has waited in vain, nobody asks for a while; then one tries.
 */
export function createPatience(monotonic = () => performance.now()): Patience {
  let restUntil = 0
  let isOnTrial = false

  return async (ask, wait = longestWait) => {
    const began = monotonic()
    const isTrial = restUntil > 0
    if (isTrial && (began < restUntil || isOnTrial)) {
      throw new NotAsked('the database did not answer a moment ago')
    }
    isOnTrial = isTrial
    const { promise: tooLong, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('no answer from the database')), wait)
    try {
      const result = await Promise.race([ask(), tooLong])
      restUntil = 0
      return result
    } catch (error) {
      const now = monotonic()
      restUntil = now - began >= Math.min(slow, wait) ? now + restAfterWait : 0
      throw error
    } finally {
      clearTimeout(timer)
      if (isTrial) isOnTrial = false
    }
  }
}
