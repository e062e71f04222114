import { acceptedEncodings } from './accepted-encoding.ts'
import { type ByteRange, readByteRange } from './byte-range.ts'
import { createRepresentations, type Representation } from './representations.ts'
import type { SiteFile, SiteFiles } from './site-files.ts'

type StaticRequest = {
  method: string
  /** As it came, still percent-encoded, without the query. */
  path: string
  query: string
  header: (name: string) => string | undefined
}

export type StaticAnswer = {
  status: number
  headers: Record<string, string>
  /** The same, name and value in turn, where they are the same every time: Node takes that as it is. */
  headerList?: string[] | undefined
  body: string | Buffer<ArrayBuffer> | { path: string; range: ByteRange } | null
}

/** Throws UnreadableFile when the disk does not give what it held at the start. */
export type StaticSite = (request: StaticRequest) => StaticAnswer

const longestPath = 2048

export function createStaticSite({ byPath, pagePaths, notFound }: SiteFiles): StaticSite {
  const representationOf = createRepresentations()

  const answerWith = (
    file: SiteFile,
    status: number,
    { method, header }: StaticRequest,
  ): StaticAnswer => {
    const range = status === 200 ? header('range') : undefined
    const encodings = acceptedEncodings(range ? 'identity' : header('accept-encoding'))
    const representation = representationOf(file, encodings)
    const { etag, headers, headersWithLength, headerLists } = representation
    if (status === 200 && matches(header('if-none-match'), etag)) {
      return { status: 304, headers, headerList: headerLists[304], body: null }
    }
    const part = rangeFor(representation, range, header('if-range'))
    if (part === 'unsatisfiable') {
      const size = `bytes */${representation.size}`
      return plain(416, 'Range not satisfiable', { 'content-range': size })
    }
    return method === 'HEAD'
      ? { status, headers: headersWithLength, headerList: headerLists[status], body: null }
      : withBody(representation, status, part)
  }

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
    }
    const asItCame = byPath.get(request.path)
    if (asItCame) return answerWith(asItCame, 200, request)
    if (request.path.length > longestPath) return plain(414, 'Address too long')

    const path = decode(request.path)
    if (path === null) return plain(400, 'Bad address')
    const file = byPath.get(path)
    if (file) return answerWith(file, 200, request)

    // Only a page's own path is ever sent as a redirect: nothing of the request can lead off-site.
    const page = path.replace(/\/+$/, '')
    if (page !== path && pagePaths.has(page)) {
      return plain(301, 'Moved', { location: page + request.query })
    }
    return answerWith(notFound, 404, request)
  }
}

function decode(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function rangeFor({ size, etag }: Representation, range?: string, ifRange?: string) {
  return ifRange === undefined || ifRange === etag ? readByteRange(range, size) : null
}

function withBody(
  representation: Representation,
  status: number,
  part: ByteRange | null,
): StaticAnswer {
  const { path, bytes, size, headers, headersWithLength, headerLists } = representation
  if (!part) {
    const body = bytes ?? { path, range: { start: 0, end: size - 1 } }
    return { status, headers: headersWithLength, headerList: headerLists[status], body }
  }
  const partHeaders = {
    ...headers,
    'content-range': `bytes ${part.start}-${part.end}/${size}`,
    'content-length': String(part.end - part.start + 1),
  }
  const body = bytes ? bytes.subarray(part.start, part.end + 1) : { path, range: part }
  return { status: 206, headers: partHeaders, body }
}

function plain(status: number, text: string, headers: Record<string, string> = {}): StaticAnswer {
  const common = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }
  return { status, headers: { ...common, ...headers }, body: `${text}\n` }
}
