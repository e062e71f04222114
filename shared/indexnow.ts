/** SPEC §7: the backend function's name. */
export const indexNowFunctionName = 'indexnow-submit'

/**
 * What one call may hold. That many addresses of the usual length fit into the bytes; the longest
 * ones do not, so that whoever sends many goes by both (`src/behaviours/search-engine/`).
 */
export const indexNowLimits = { urls: 500, bytes: 64 * 1024 }

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
  /** Not sent: no page of the site, or of a practice's site without the owner's secret. */
  ignored: number
  /** Why something was ignored. */
  note?: string
}

/** The header in which the owner's command sends `INDEXNOW_SECRET`; no browser has it. */
export const indexNowSecretHeader = 'x-indexnow-secret'

export type IndexNowFailure = {
  success: false
  error: string
}

/** SPEC §8: an answer without the success flag is a failure. */
export function isIndexNowSuccess(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    (answer as Record<string, unknown>).success === true
  )
}
