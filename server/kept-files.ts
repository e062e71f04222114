import type { IncomingMessage } from 'node:http'

type Env = { incoming: Pick<IncomingMessage, 'method' | 'url' | 'headers'> }
type Fetch = (request: Request, env: Env) => Response | Promise<Response>

/** No other names are kept: there are many for one file. */
const plain = /^(\/[\w-]+)*(\/|\/[\w-][\w.@-]*)$/

type File = { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }

/**
 * Whole files come from memory, as the app has sent them once: through its streams ten times fewer come in a
 * second, and take twice the memory. Parts of files, and what a browser has already, the app answers.
 * @param release of which the files are; undefined while there is none
 */
export function keepFiles(answer: Fetch, release: () => string | undefined): Fetch {
  let kept = new Map<string, File | Promise<File | undefined>>()
  let keptOf: string | undefined

  return (request, env) => {
    const { method, url = '', headers } = env.incoming
    const [address = ''] = url.split('?', 1)
    const current = release()
    const isWhole = method === 'GET' && !headers.range && !headers['if-none-match']
    if (!isWhole || !plain.test(address) || !current) return answer(request, env)
    if (current !== keptOf) kept = new Map()
    keptOf = current

    const accepted = headers['accept-encoding']?.toString().split(/\s*,\s*/) ?? []
    const encoding = ['br', 'gzip'].find((name) => accepted.includes(name)) ?? 'identity'
    const key = `${encoding} ${address}`
    const file = kept.get(key)
    if (!file) return read(request, env, encoding, key, kept)
    // Read once for all who ask at the same time.
    return file instanceof Promise
      ? file.then((one) => (one ? new Response(one.body, one) : answer(request, env)))
      : new Response(file.body, file)
  }

  async function read(
    request: Request,
    env: Env,
    encoding: string,
    key: string,
    files: typeof kept,
  ) {
    const { promise, resolve } = Promise.withResolvers<File | undefined>()
    files.set(key, promise)
    try {
      request.headers.set('accept-encoding', encoding)
      const response = await answer(request, env)
      // Files have a tag, and nothing else has.
      if (response.status !== 200 || !response.headers.has('etag')) return response
      const body = new Uint8Array(await response.arrayBuffer())
      const file = { headers: Object.fromEntries(response.headers), body }
      files.set(key, file)
      resolve(file)
      return new Response(body, file)
    } finally {
      if (files.get(key) === promise) files.delete(key)
      resolve(undefined)
    }
  }
}
