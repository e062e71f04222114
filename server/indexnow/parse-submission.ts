import { type IndexNowRequest, indexNowLimits } from '../../shared/indexnow.ts'

type ParsedSubmission =
  | { ok: true; host: string; urls: URL[] }
  | { ok: false; status: 400 | 422; error: string }

const { urls: mostUrls } = indexNowLimits
const longestUrl = 2048

/** `ourHosts`: the site and the practice sites; nobody can have other sites announced by us. */
export function parseSubmission(body: unknown, ourHosts: Set<string>): ParsedSubmission {
  const bad = (error: string) => ({ ok: false, status: 400, error }) as const
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return bad('body must be {urls, host}')
  }
  const { urls, host } = body as Partial<Record<keyof IndexNowRequest, unknown>>
  if (typeof host !== 'string') return bad('host must be a text')
  if (!Array.isArray(urls) || !urls.every((url) => typeof url === 'string')) {
    return bad('urls must be a list of texts')
  }
  if (urls.length < 1 || urls.length > mostUrls) return bad(`urls must be 1 to ${mostUrls}`)

  const wanted = host.toLowerCase()
  if (!ourHosts.has(wanted)) return { ok: false, status: 422, error: 'host is not one of ours' }
  const parsed = [...new Set<string>(urls)].map((url) => urlOf(url, wanted))
  return parsed.every((url) => url !== null)
    ? { ok: true, host: wanted, urls: parsed }
    : { ok: false, status: 422, error: 'every URL must be a web address of the host' }
}

function urlOf(text: string, host: string): URL | null {
  if (text.length > longestUrl || !URL.canParse(text)) return null
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isPlain = url.username === '' && url.password === ''
  return isWeb && isPlain && url.host === host ? url : null
}
