import type { AnnouncedPage, Hold, Ledger } from '../store/store.ts'
import { type Announcement, type Outcome, sendToIndexNow } from './send-to-indexnow.ts'

export type Submitting = {
  ledger: Ledger
  fetch: typeof fetch
  clock: () => number
  sleep: (milliseconds: number) => Promise<unknown>
  endpoint: string
  /** Null: record, do not send. */
  key: string | null
}

export type Submission =
  | { kind: 'done'; submitted: number }
  /** `isNew` is false while an earlier failure still holds the host back. */
  | { kind: 'waiting'; isNew: boolean; status: number; retryAfterMs: number }

/** Longer than all attempts of one submission together. */
const claimLastsMs = 60_000
const shortestHoldMs = 60_000
const longestHoldMs = 6 * 3_600_000
const nothingHeld: Hold = { until: 0, failures: 0, status: 0 }

/** Sends the pages that changed since they were last accepted, once, whoever else asks for it. */
export async function submitOnce(
  submitting: Submitting,
  pages: AnnouncedPage[],
  host: string,
): Promise<Submission> {
  const { ledger, clock, key } = submitting
  const held = key === null ? nothingHeld : await ledger.holdOf(host)
  const now = clock()
  // A hold longer than any we set comes from a clock that has jumped back.
  if (held.until > now && held.until <= now + longestHoldMs) {
    const { status } = held
    return { kind: 'waiting', isNew: false, status, retryAfterMs: held.until - now }
  }

  const claim = { id: crypto.randomUUID(), now, until: now + claimLastsMs }
  const claimed = await ledger.claim(key === null ? pages.map(asDryRun) : pages, claim)
  if (claimed.length === 0) return { kind: 'done', submitted: 0 }

  const outcome: Outcome =
    key === null
      ? { kind: 'accepted' }
      : await sendToIndexNow(submitting, announcement(host, key, claimed))
  if (outcome.kind === 'accepted') {
    await ledger.accept(claim.id)
    if (held.failures > 0) await ledger.hold(host, nothingHeld)
    return { kind: 'done', submitted: claimed.length }
  }
  const retryAfterMs = holdFor(outcome, held)
  const { status } = outcome
  await ledger.hold(host, { until: clock() + retryAfterMs, failures: held.failures + 1, status })
  await ledger.release(claim.id)
  return { kind: 'waiting', isNew: true, status, retryAfterMs }
}

/** Kept apart from real announcements: with a key, everything is still to be sent. */
function asDryRun(page: AnnouncedPage): AnnouncedPage {
  return { ...page, contentHash: `dry-run:${page.contentHash}` }
}

function announcement(host: string, key: string, pages: AnnouncedPage[]): Announcement {
  const urlList = pages.map(({ url }) => url)
  const { origin } = new URL(urlList[0] as string)
  return { host, key, keyLocation: `${origin}/${key}.txt`, urlList }
}

/** Twice as long after each failure; what the other side asks for counts, within reason. */
function holdFor(outcome: Outcome, { failures }: Hold): number {
  const asked = outcome.kind === 'busy' ? outcome.retryAfterMs : shortestHoldMs * 2 ** failures
  return Math.min(Math.max(asked, 1000), longestHoldMs)
}
