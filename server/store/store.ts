/** Times are milliseconds since 1970, handed in by the caller's clock. */
export type Store = {
  ledger: Ledger
  outbox: Outbox
  /** Null, or why nothing can be stored at the moment. */
  problem: () => Promise<string | null>
  close: () => Promise<void>
}

/** A page with the mark of what it says now. */
export type AnnouncedPage = { url: string; host: string; contentHash: string }

/**
 * Remembers what search engines were last told, so that only what changed is sent. While two releases are
 * served, what each of them says counts as told.
 */
export type Ledger = {
  /**
   * Takes the pages that changed since they were last accepted and that nobody else is sending.
   * A claim that is neither accepted nor released ends by itself at `until`.
   */
  claim: (pages: AnnouncedPage[], claim: Claim) => Promise<AnnouncedPage[]>
  accept: (claimId: string) => Promise<void>
  release: (claimId: string) => Promise<void>
  /** Until when nothing is to be sent for this host, and why. */
  holdOf: (host: string) => Promise<Hold>
  hold: (host: string, hold: Hold) => Promise<void>
}

export type Claim = { id: string; now: number; until: number }
/** `failures` in a row, the last of them with `status`; 0 is no answer at all. */
export type Hold = { until: number; failures: number; status: number }

/** Messages that were taken and are still to be delivered. */
export type Outbox = {
  /** False when this id is already there: a repeated request is not a second message. */
  add: (message: NewMessage) => Promise<boolean>
  claimNext: (claim: Claim) => Promise<OutboxMessage | null>
  /**
   * To be called before the end of the message is sent. False when the claim has passed to somebody
   * else meanwhile. From here on the message is never claimed again, unless it is postponed.
   */
  handOver: (id: string, claim: Claim) => Promise<boolean>
  /** Deletes the content and keeps the id, so that a late repetition is still recognised. */
  markDelivered: (id: string, now: number) => Promise<void>
  postpone: (id: string, claimId: string, nextAttempt: number) => Promise<void>
  /** Holds what was being handed over when its process went away. Gives how many are new. */
  holdUnsure: (now: number) => Promise<number>
  held: () => Promise<HeldMessage[]>
  /** How many are still to be delivered, held ones included. */
  countWaiting: () => Promise<number>
  /** Somebody has looked: it did not arrive and is to be sent again. False when it is not held. */
  releaseHeld: (id: string, now: number) => Promise<boolean>
  /** Received before that time and not delivered yet: kept, however old, until somebody decides. */
  waitingSince: (time: number) => Promise<WaitingMessage[]>
  /** Deletes the ids of what was received before that time and has been delivered. Gives how many. */
  forgetDelivered: (time: number) => Promise<number>
}

type NewMessage = { id: string; content: string; now: number }
export type OutboxMessage = { id: string; content: string; receivedAt: number; attempts: number }

type WaitingMessage = { id: string; receivedAt: number }
/** Perhaps delivered, perhaps not. */
type HeldMessage = WaitingMessage & { handedOverAt: number }

/** The store cannot be used now; later it may. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}
