import type { Context } from 'hono'
import manifest from '#site-manifest'
import { createApi } from './api.ts'
import type { Announced } from './platform.ts'
import { refuse } from './refuse.ts'
import { readSettings } from './settings.ts'
import { webhook } from './testimonials.ts'

/** Settings as text, and what wrangler.jsonc binds: the files, and a key-value store for announced pages. */
type Bindings = Record<string, unknown> & {
  ASSETS: { fetch: (request: Request) => Promise<Response> }
  ANNOUNCED?: {
    get: (key: string) => Promise<string | null>
    put: (key: string, value: string) => Promise<void>
  }
}

/** The site on Cloudflare Workers, which sends every file by itself, and asks here where there is none. */
export default {
  fetch(request: Request, bindings: Bindings) {
    app ??= createApp(bindings)
    return app.fetch(request, bindings)
  },
}

let app: ReturnType<typeof createApp> | undefined

function createApp({ ASSETS: files, ANNOUNCED: store, ...environment }: Bindings) {
  const settings = readSettings(environment)
  const { countryHeader, delivery, devCountry } = settings
  if (delivery?.kind === 'smtp')
    throw new Error(
      'TESTIMONIAL_DELIVERY must be "off" or "webhook" on an edge, which sends no mail',
    )

  const app = createApi({
    settings,
    manifest: () => manifest,
    addressOf: (context) => context.req.header('cf-connecting-ip') ?? null,
    countryOf: async (context) =>
      devCountry ??
      (countryHeader ? context.req.header(countryHeader) : platformsCountry(context)) ??
      null,
    announced: store
      ? { get: (key) => store.get(key), set: (key, value) => store.put(key, value) }
      : memory(),
    deliver: delivery && webhook(delivery.address, delivery.secret),
  })
  app.get('*', async ({ req }) => {
    const { body, headers } = await files.fetch(new Request(new URL('/404', req.url)))
    return new Response(body, { status: 404, headers })
  })
  app.all('*', (context) => refuse(context, 405, 'method not allowed', { allow: 'GET, HEAD' }))
  return app
}

const platformsCountry = ({ req }: Context) =>
  (req.raw as Request & { cf?: { country?: string } }).cf?.country

/** Where no store is bound: pages are announced again whenever the platform starts another copy. */
function memory(): Announced {
  const kept = new Map<string, string>()
  return {
    get: async (key) => kept.get(key) ?? null,
    set: async (key, value) => void kept.set(key, value),
  }
}
