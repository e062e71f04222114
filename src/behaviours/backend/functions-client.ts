import { FunctionsClient } from '@supabase/functions-js'

type Backend = {
  /** Base address, without a trailing slash. */
  url: string
  /** The public anonymous-role key. */
  publicKey: string
  /** Of a stored session; null for a visitor without one. */
  accessToken?: () => Promise<string | null>
}

export type BackendFunctions = Pick<FunctionsClient, 'invoke'>

/** The part of the backend client that calls functions, with the headers of the whole client. */
export function functionsClient({ url, publicKey, accessToken }: Backend): BackendFunctions {
  return new FunctionsClient(`${url}/functions/v1`, {
    async customFetch(input, init) {
      const headers = new Headers(init?.headers)
      headers.set('apikey', publicKey)
      const token = (await accessToken?.()) ?? bearerOf(publicKey)
      if (token) headers.set('Authorization', `Bearer ${token}`)
      return fetch(input, { ...init, headers })
    },
  })
}

/** A key of the newer kind is no token, and is sent as `apikey` only. */
const bearerOf = (key: string) => (key.startsWith('sb_publishable_') ? null : key)
