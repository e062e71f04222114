import { defaultPublicAnonKey } from '../../shared/backend.ts'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import { createLogger } from '../logging/logger.ts'
import { createRateLimit } from '../rate-limit/rate-limit.ts'
import { openDatabase } from '../store/open-database.ts'
import { storeOn } from '../store/store-on.ts'
import { indexNowHandler } from './indexnow-handler.ts'

export type ReadSetting = (name: string) => string | null

/** The same handler on a platform for functions, with the project's PostgreSQL as its ledger. */
export async function createEdgeFunction(setting: ReadSetting, manifest: SiteManifest) {
  const clock = Date.now
  const databaseUrl = setting('DATABASE_URL') ?? setting('SUPABASE_DB_URL')
  const dataDir = setting('DATA_DIR') ?? './data'
  const { database, pool } = await openDatabase({ databaseUrl, dataDir })
  const limit = createRateLimit({
    name: 'indexnow',
    requests: 120,
    perSeconds: 60,
    pool,
    secret: databaseUrl,
  })
  const submit = indexNowHandler({
    manifest,
    publicAnonKey: setting('PUBLIC_ANON_KEY') ?? defaultPublicAnonKey,
    key: setting('INDEXNOW_KEY'),
    endpoint: setting('INDEXNOW_ENDPOINT') ?? 'https://api.indexnow.org/indexnow',
    ledger: storeOn(database).ledger,
    fetch,
    clock,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log: createLogger({ write: (line) => console.log(line.trimEnd()), clock }),
  })
  return (request: Request): Promise<Response> => {
    // The platform's gateway writes the visitor's address first.
    const [address = null] = request.headers.get('x-forwarded-for')?.split(',') ?? []
    return submit(request, () => limit(address))
  }
}
