import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { Encoding } from './accepted-encoding.ts'
import type { SiteFile } from './site-files.ts'
import { readOrExplain } from './unreadable-file.ts'

/** One file in one encoding, with everything an answer needs. */
export type Representation = {
  path: string
  size: number
  etag: string
  /** Null: too big to keep, sent from disk. */
  bytes: Buffer<ArrayBuffer> | null
  headers: Record<string, string>
  /** The same with the length of the whole. */
  headersWithLength: Record<string, string>
  /** Of answers that are the same every time, by status; only for what is kept. */
  headerLists: Record<number, string[]>
}

const biggestKept = 512 * 1024
const keptInAll = 48 * 1024 * 1024

/**
 * Reads each file when it is first asked for, so that the start does not wait for the disk, and
 * keeps what is small. Reading is synchronous: it happens once a file and lasts well under a
 * millisecond, and it keeps the path of every later request free of promises.
 */
export function createRepresentations() {
  const kept = new WeakMap<SiteFile, Map<Encoding, Representation>>()
  let keptBytes = 0

  const load = (file: SiteFile, encoding: Encoding, path: string): Representation => {
    const { size, mtimeMs } = statSync(path)
    const isKept = size <= biggestKept && keptBytes + size <= keptInAll
    const bytes = isKept ? readFileSync(path) : null
    // By content, so that every machine gives the same tag; what is not read goes by date.
    const version = bytes
      ? createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
      : `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`
    const etag = `"${version}"`
    // What never changes is not asked for again: a page of ten files is a quarter of a kilobyte lighter.
    const isFinal = file.headers['cache-control']?.includes('immutable')
    const headers: Record<string, string> = { ...file.headers, ...(!isFinal && { etag }) }
    if (encoding === 'identity') headers['accept-ranges'] = 'bytes'
    else headers['content-encoding'] = encoding
    const length = bytes?.length ?? size
    const headersWithLength = { ...headers, 'content-length': String(length) }
    const headerLists: Record<number, string[]> = bytes
      ? { 200: Object.entries(headersWithLength).flat(), 304: Object.entries(headers).flat() }
      : {}
    if (bytes) keptBytes += bytes.length
    return { path, size: length, etag, bytes, headers, headersWithLength, headerLists }
  }

  return (file: SiteFile, accepted: Encoding[]): Representation => {
    let byEncoding = kept.get(file)
    if (!byEncoding) {
      byEncoding = new Map()
      kept.set(file, byEncoding)
    }
    const encoding = accepted.find((candidate) => file.onDisk.has(candidate)) ?? 'identity'
    const found = byEncoding.get(encoding)
    if (found) return found
    const path = file.onDisk.get(encoding) as string
    const loaded = readOrExplain(() => load(file, encoding, path))
    // What is sent from disk may be replaced there: its size and date are looked up every time.
    if (loaded.bytes) byEncoding.set(encoding, loaded)
    return loaded
  }
}
