import { defaultPublicAnonKey } from '../../shared/backend.ts'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import { networksOf } from '../client-address/address.ts'
import { clientAddress } from '../client-address/client-address.ts'
import { createLogger } from '../logging/logger.ts'
import { createRateLimit } from '../rate-limit/rate-limit.ts'
import { openDatabase } from '../store/open-database.ts'
import { storeOn } from '../store/sql-store.ts'
import { indexNowHandler } from './indexnow-handler.ts'

/** Stands for the platform's own gateway, through which every request comes. */
const gateway = '127.0.0.1'
const listOf = (text: string | null) => text?.split(/[\s,]+/).filter(Boolean) ?? []

type ReadSetting = (name: string) => string | null

/** The same handler on a platform for functions, with the project's PostgreSQL as its ledger. */
export async function createEdgeFunction(setting: ReadSetting, manifest: SiteManifest) {
  const clock = Date.now
  const databaseUrl = setting('DATABASE_URL') ?? setting('SUPABASE_DB_URL')
  const dataDir = setting('DATA_DIR') ?? './data'
  const { database, client } = await openDatabase({ databaseUrl, dataDir })
  const trustedProxies = networksOf([gateway, ...listOf(setting('TRUSTED_PROXIES'))])
  const limit = createRateLimit({
    name: 'indexnow',
    requests: 120,
    perSeconds: 60,
    client,
    secret: databaseUrl,
  })
  const submit = indexNowHandler({
    manifest,
    publicAnonKey: setting('PUBLIC_ANON_KEY') ?? defaultPublicAnonKey,
    key: setting('INDEXNOW_KEY'),
    secret: setting('INDEXNOW_SECRET'),
    endpoint: setting('INDEXNOW_ENDPOINT') ?? 'https://api.indexnow.org/indexnow',
    ledger: storeOn(database).ledger,
    fetch,
    clock,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log: createLogger({ write: (line) => console.log(line.trimEnd()), clock }),
  })
  return (request: Request): Promise<Response> => {
    const forwarded = request.headers.get('x-forwarded-for') ?? undefined
    const { counted } = clientAddress(gateway, forwarded, trustedProxies)
    return submit(request, () => limit(counted))
  }
}
