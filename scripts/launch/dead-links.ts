import { type LaunchContent, type Text, textsOf } from './launch-content.ts'
import type { Finding } from './launch-report.ts'

type LinkOptions = { timeLimitMs?: number; atOnce?: number; ask?: typeof fetch }

/** Statuses of sites that answer, but not a program: sign-in, robots unwelcome, LinkedIn’s own. */
const answersPeopleOnly = [401, 403, 405, 429, 999]

/** Portals and other addresses in content/ that do not answer. Each is asked once, a few at a time. */
export async function deadLinks(
  content: LaunchContent,
  { timeLimitMs = 10_000, atOnce = 4, ask = fetch }: LinkOptions = {},
): Promise<Finding[]> {
  const waiting = linksIn(content).entries()
  const findings: Finding[] = []
  /** @returns undefined where somebody answers */
  const problemBy = async (method: 'HEAD' | 'GET', url: string) => {
    try {
      const response = await ask(url, { method, signal: AbortSignal.timeout(timeLimitMs) })
      await response.body?.cancel()
      const { ok, status } = response
      const isAlive = ok || (method === 'GET' && answersPeopleOnly.includes(status))
      return isAlive ? undefined : `answers ${status}`
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      return isLate ? `no answer in ${timeLimitMs / 1000} s` : 'cannot be reached'
    }
  }
  const askInTurn = async () => {
    for (const [url, { file, field }] of waiting) {
      // Some servers refuse HEAD or answer it wrongly, so the last word is GET’s.
      const problem = (await problemBy('HEAD', url)) && (await problemBy('GET', url))
      if (problem) findings.push({ kind: 'links', file, field, note: `${problem}: ${url}` })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askInTurn))
  return findings.sort((a, b) => a.file.localeCompare(b.file) || a.field.localeCompare(b.field))
}

/** Each address, with the first place where it stands. */
function linksIn(content: LaunchContent) {
  const links = new Map<string, Text>()
  for (const text of textsOf(content)) {
    // Looked up early by the browser, never opened: nothing has to answer there.
    if (text.field.startsWith('analyticsHosts')) continue
    for (const [url] of text.value.matchAll(/https?:\/\/[^\s)"'<>{}]+/g))
      if (!/\.example(\/|$)/.test(url) && !links.has(url)) links.set(url, text)
  }
  return links
}
