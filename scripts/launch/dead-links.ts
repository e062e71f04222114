import { placesIn, type Written } from './read-written.ts'
import type { Finding } from './rules.ts'

/** Statuses of sites that answer, but not a program: sign-in, robots unwelcome, LinkedIn’s own. */
const answersPeopleOnly = [401, 403, 405, 429, 999]

/** Addresses in content/ that nobody answers, each asked once. */
export async function deadLinks(written: readonly Written[], ask = fetch): Promise<Finding[]> {
  const links = new Map(
    written.flatMap(placesIn).flatMap((place) =>
      // Hosts that the browser only looks up have nothing to answer.
      typeof place.value === 'string' && !place.field.startsWith('analyticsHosts')
        ? [...place.value.matchAll(/https?:\/\/[^\s)"'<>{}]+/g)].map(([url]) => [url, place])
        : [],
    ),
  )
  const problems = [...links]
    .filter(([url]) => !/\.example(\/|$)/.test(url))
    .map(async ([url, { file, field }]) => {
      const status = await ask(url, { signal: AbortSignal.timeout(10_000) }).then(
        (response) => (response.ok ? 0 : response.status),
        () => 'nothing',
      )
      const isAlive = status === 0 || answersPeopleOnly.includes(Number(status))
      return isAlive ? [] : [{ file, field, note: `answers ${status}: ${url}` }]
    })
  return (await Promise.all(problems)).flat()
}
