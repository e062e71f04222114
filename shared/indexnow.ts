/** SPEC §7: the backend function's name. */
export const indexNowFunctionName = 'indexnow-submit'

/** SPEC §7: what the browser sends. */
export type IndexNowRequest = {
  urls: string[]
  host: string
}

export type IndexNowSuccess = {
  success: true
  /** `dry-run`: recorded, not sent, because there is no key or no real site address yet. */
  mode: 'live' | 'dry-run'
  /** Sent on now. */
  submitted: number
  /** Not sent: unchanged since they were last accepted, or being sent at this moment. */
  heldBack: number
  /** Not sent: addresses that are no page of the site. */
  ignored: number
}

export type IndexNowFailure = {
  success: false
  error: string
}

export type IndexNowResult = IndexNowSuccess | IndexNowFailure

/** SPEC §8: an answer without the success flag is a failure. */
export function isIndexNowSuccess(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    (answer as Record<string, unknown>).success === true
  )
}
