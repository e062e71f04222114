/** Applied in order, each once. Never edit one that was released: add the next. */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE announced_page (
      url TEXT PRIMARY KEY,
      host TEXT NOT NULL,
      accepted_hash TEXT,
      claimed_hash TEXT,
      claim_id TEXT,
      claimed_until BIGINT NOT NULL DEFAULT 0
    )`,
    'CREATE INDEX announced_page_host ON announced_page (host)',
    'CREATE INDEX announced_page_claim ON announced_page (claim_id)',
    `CREATE TABLE announced_host (
      host TEXT PRIMARY KEY,
      hold_until BIGINT NOT NULL,
      failures INTEGER NOT NULL,
      last_status INTEGER NOT NULL
    )`,
    `CREATE TABLE outbox (
      id TEXT PRIMARY KEY,
      content TEXT,
      received_at BIGINT NOT NULL,
      next_attempt BIGINT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      claim_id TEXT,
      claimed_until BIGINT NOT NULL DEFAULT 0,
      delivered_at BIGINT
    )`,
    // The columns that rate-limiter-flexible expects.
    `CREATE TABLE rate_limit (
      key VARCHAR(255) PRIMARY KEY,
      points INTEGER NOT NULL DEFAULT 0,
      expire BIGINT
    )`,
    'CREATE INDEX outbox_due ON outbox (next_attempt) WHERE content IS NOT NULL',
  ],
  [
    // Set just before the end of a mail is sent; still set after a crash, nobody knows whether it
    // arrived, and the message is held.
    'ALTER TABLE outbox ADD COLUMN handed_over_at BIGINT',
    'ALTER TABLE outbox ADD COLUMN held_at BIGINT',
  ],
  [
    // Two releases may be served at once, each with its own state of a page.
    `CREATE TABLE announced_version (
      url TEXT NOT NULL,
      hash TEXT NOT NULL,
      live_until BIGINT NOT NULL,
      PRIMARY KEY (url, hash)
    )`,
  ],
]

export const createVersionTable =
  'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)'
