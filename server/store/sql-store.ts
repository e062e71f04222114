import { createLedger } from './ledger.ts'
import { createOutbox } from './outbox.ts'
import type { SqlDatabase } from './sql-database.ts'
import type { Store } from './store.ts'

export function storeOn(database: SqlDatabase): Store {
  return {
    ledger: createLedger(database),
    outbox: createOutbox(database),
    problem: database.problem,
    close: database.close,
  }
}
