type JsonBody = { ok: true; value: unknown } | { ok: false; status: number; error: string }

/** `indexNowLimits` in shared/ says the same to those who send much. */
const longestBody = 64 * 1024

/** Reads no more than it accepts, whatever the client says about the length. */
export async function readJsonBody(request: Request): Promise<JsonBody> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return { ok: false, status: 415, error: 'content-type must be application/json' }
  }
  const tooLong = { ok: false, status: 413, error: 'body must not exceed 64 KB' } as const
  if (Number(request.headers.get('content-length') ?? 0) > longestBody) return tooLong

  try {
    const bytes = await readAtMost(request, longestBody)
    if (bytes === null) return tooLong
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { ok: true, value: JSON.parse(text) }
  } catch {
    // Or the client went away in the middle of it, and nobody reads this answer.
    return { ok: false, status: 400, error: 'body must be JSON' }
  }
}

async function readAtMost(request: Request, most: number): Promise<ArrayBuffer | null> {
  // The HTTP server lets no more through than was declared, so this cannot grow, and it costs far
  // less than reading a stream piece by piece.
  if (request.headers.has('content-length')) {
    const bytes = await request.arrayBuffer()
    return bytes.byteLength > most ? null : bytes
  }
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    // To leave the loop is to cancel the rest.
    if (length > most) return null
    chunks.push(chunk)
  }
  return new Blob(chunks).arrayBuffer()
}
