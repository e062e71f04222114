/** An answer as a scanner sees it; header names in lower case. */
export type ScannedAnswer = { headers: Record<string, string>; body: string }

/**
 * What keeps an answer from the 130 points that are the most of the Mozilla HTTP Observatory: 100, with 10 more for
 * a policy that begins with nothing, 5 for frames, 5 for the referrer, 10 for the resource policy. That the site is
 * behind TLS is taken for granted.
 */
export function missingPoints({ headers, body }: ScannedAnswer): string[] {
  const policy = policyOf(headers['content-security-policy'], body)
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*']
  const foreignScripts = (body.match(/<script\b[^>]*\bsrc=[^>]*>/gi) ?? []).filter((tag) =>
    /\bsrc=["']?(https?:)?\/\//i.test(tag),
  )
  const wishes: Record<string, boolean> = {
    'nothing is allowed but what is named': policy.get('default-src')?.join() === "'none'",
    'no unsafe source': !/'unsafe-|(^| )(data:|https?:|\*)( |$)/.test(scripts.join(' ')),
    'no source without TLS': ![...policy.values()].flat().some((source) => /^http:/.test(source)),
    'framed by nobody': policy.get('frame-ancestors')?.join() === "'none'",
    'TLS for half a year':
      Number(headers['strict-transport-security']?.match(/max-age=(\d+)/)?.[1]) >= 15_768_000,
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'a private referrer': /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
      headers['referrer-policy'] ?? '',
    ),
    'resources for this site': headers['cross-origin-resource-policy'] === 'same-origin',
    'no cookie': !headers['set-cookie'],
    'no credentials across origins': headers['access-control-allow-credentials'] !== 'true',
    'leads on within the site or to https': /^(\/(?!\/)|https:|$)/.test(headers.location ?? ''),
    'foreign scripts by their hash': foreignScripts.every((tag) => /\bintegrity=/.test(tag)),
  }
  return Object.keys(wishes).filter((wish) => !wishes[wish])
}

/** Name → sources, of the header and of the page's own. The first of several directives of one name counts. */
function policyOf(header = '', body: string): Map<string, string[]> {
  const policy = new Map<string, string[]>()
  const [, inPage = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(body) ?? []
  for (const directive of `${header};${inPage}`.split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/)
    if (name && !policy.has(name)) policy.set(name, sources)
  }
  return policy
}
