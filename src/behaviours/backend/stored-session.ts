import type { AuthClient } from '@supabase/auth-js'

/**
 * The session is persisted in local storage and its token refreshed automatically.
 * Nobody signs in here, so the client for it is downloaded only where a session is stored already.
 */
export function storedSession({ url, publicKey }: { url: string; publicKey: string }) {
  const storageKey = sessionKey(url)
  let client: Promise<InstanceType<typeof AuthClient>> | undefined

  return async function accessToken(): Promise<string | null> {
    if (!isStored(storageKey)) return null
    client ??= import('@supabase/auth-js').then(
      ({ AuthClient }) =>
        new AuthClient({
          url: `${url}/auth/v1`,
          headers: { apikey: publicKey },
          storageKey,
          persistSession: true,
          autoRefreshToken: true,
          detectSessionInUrl: false,
        }),
    )
    const { data } = await (await client).getSession()
    return data.session?.access_token ?? null
  }
}

/** As the whole client names it, so that both find the same session. */
export const sessionKey = (url: string) => `sb-${new URL(url).hostname.split('.')[0]}-auth-token`

function isStored(key: string) {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
