/** The client sends it as `apikey`, as a bearer token, or as both; signed in, as `apikey` only. */
export function hasPublicKey(headers: Headers, publicAnonKey: string): boolean {
  const bearer = headers.get('authorization')?.match(/^Bearer (.+)$/i)?.[1]
  return [headers.get('apikey'), bearer].includes(publicAnonKey)
}
