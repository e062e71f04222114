import { type LaunchContent, type Text, textsOf } from './launch-content.ts'
import type { Finding } from './launch-report.ts'

type LinkOptions = { timeLimitMs?: number; atOnce?: number; ask?: typeof fetch }

type Link = { url: string; at: Text }

/** Statuses of sites that answer, but not a program: sign-in, robots unwelcome, LinkedIn’s own. */
const answersPeopleOnly = [401, 403, 405, 429, 999]

/** Portals and other addresses in content/ that do not answer. Each is asked once, a few at a time. */
export async function deadLinks(
  content: LaunchContent,
  { timeLimitMs = 10_000, atOnce = 4, ask = fetch }: LinkOptions = {},
): Promise<Finding[]> {
  const waiting = linksIn(content)
  const findings: Finding[] = []
  const askNext = async (): Promise<void> => {
    const link = waiting.shift()
    if (!link) return
    const problem = await problemWith(link.url, ask, timeLimitMs)
    if (problem) findings.push(linkFinding(link, problem))
    return askNext()
  }
  await Promise.all(Array.from({ length: atOnce }, askNext))
  return findings.sort((a, b) => a.file.localeCompare(b.file) || a.field.localeCompare(b.field))
}

function linksIn(content: LaunchContent): Link[] {
  const links = new Map<string, Link>()
  for (const text of textsOf(content)) {
    // Looked up early by the browser, never opened: nothing has to answer there.
    if (text.field.startsWith('analyticsHosts')) continue
    for (const [url] of text.value.matchAll(/https?:\/\/[^\s)"'<>{}]+/g)) {
      const isPlaceholder = /\.example(\/|$)/.test(url)
      if (!isPlaceholder && !links.has(url)) links.set(url, { url, at: text })
    }
  }
  return [...links.values()]
}

/** Some servers refuse HEAD or answer it wrongly, so the last word is GET’s. */
async function problemWith(url: string, ask: typeof fetch, timeLimitMs: number) {
  const head = await answer(url, 'HEAD', ask, timeLimitMs)
  if (head.isAlive) return undefined
  const get = await answer(url, 'GET', ask, timeLimitMs)
  return get.isAlive ? undefined : get.problem
}

async function answer(url: string, method: string, ask: typeof fetch, timeLimitMs: number) {
  try {
    const response = await ask(url, { method, signal: AbortSignal.timeout(timeLimitMs) })
    await response.body?.cancel()
    const { ok, status } = response
    const isAlive = ok || (method === 'GET' && answersPeopleOnly.includes(status))
    return { isAlive, problem: `answers ${status}` }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return {
      isAlive: false,
      problem: isLate ? `no answer in ${timeLimitMs / 1000} s` : 'cannot be reached',
    }
  }
}

const linkFinding = ({ url, at }: Link, problem: string): Finding => ({
  kind: 'links',
  file: at.file,
  field: at.field,
  note: `${problem}: ${url}`,
})
