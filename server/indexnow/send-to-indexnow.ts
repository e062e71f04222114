export type Announcement = { host: string; key: string; keyLocation: string; urlList: string[] }

/** `status` 0: no answer at all. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'refused'; status: number }
  | { kind: 'busy'; status: 429; retryAfterMs: number }
  | { kind: 'unreachable'; status: number }

type Sending = {
  endpoint: string
  fetch: typeof fetch
  sleep: (milliseconds: number) => Promise<unknown>
  clock: () => number
}

const timeLimitMs = 4000
/** Only what may pass by itself is tried again: no answer, and the other side's own errors. */
const retryDelaysMs = [300, 1200]
const defaultRetryAfterMs = 5 * 60_000

export async function sendToIndexNow(sending: Sending, news: Announcement): Promise<Outcome> {
  for (const delay of [...retryDelaysMs, null]) {
    const outcome = await sendOnce(sending, news)
    if (outcome.kind !== 'unreachable' || delay === null) return outcome
    await sending.sleep(delay)
  }
  return { kind: 'unreachable', status: 0 }
}

async function sendOnce({ endpoint, fetch, clock }: Sending, news: Announcement): Promise<Outcome> {
  let status = 0
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(news),
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMs),
    })
    status = answer.status
    await answer.body?.cancel()
    // 202: taken, the key is still to be verified.
    if (status === 200 || status === 202) return { kind: 'accepted' }
    if (status === 429) {
      return { kind: 'busy', status, retryAfterMs: retryAfter(answer.headers, clock()) }
    }
  } catch {
    return { kind: 'unreachable', status }
  }
  return status >= 500 ? { kind: 'unreachable', status } : { kind: 'refused', status }
}

/** Seconds or a date, as RFC 9110 has it. */
function retryAfter(headers: Headers, now: number): number {
  const value = headers.get('retry-after') ?? ''
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? defaultRetryAfterMs : Math.max(0, date - now)
}
