import { indexNowSecretHeader } from '../../shared/indexnow.ts'

/** The client sends it as `apikey`, as a bearer token, or as both; signed in, as `apikey` only. */
export function hasPublicKey(headers: Headers, publicAnonKey: string): boolean {
  const bearer = headers.get('authorization')?.match(/^Bearer (.+)$/i)?.[1]
  return [headers.get('apikey'), bearer].includes(publicAnonKey)
}

/** By their digests, so that the time it takes says nothing about how much of a guess was right. */
export async function hasSecret(headers: Headers, secret: string | null): Promise<boolean> {
  const sent = headers.get(indexNowSecretHeader)
  if (!secret || !sent) return false
  const [wanted, given] = await Promise.all([digestOf(secret), digestOf(sent)])
  return wanted.every((byte, index) => byte === given[index])
}

async function digestOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
