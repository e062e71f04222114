/** An answer as a scanner sees it; header names in lower case. */
export type ScannedAnswer = { headers: Record<string, string>; body: string }

type Test = (answer: ScannedAnswer) => number

const halfAYear = 15_768_000

/** Name → sources, of the header and of the page's own. The first of several directives of one name counts. */
function policyOf({ headers, body }: ScannedAnswer): Map<string, string[]> {
  const policy = new Map<string, string[]>()
  const inPage =
    /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(body)?.[1] ?? ''
  for (const directive of `${headers['content-security-policy'] ?? ''};${inPage}`.split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/)
    if (name && !policy.has(name)) policy.set(name, sources)
  }
  return policy
}

const contentSecurityPolicy: Test = (answer) => {
  const policy = policyOf(answer)
  if (policy.size === 0) return -25
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const scripts = [...sourcesOf('script-src'), ...sourcesOf('object-src')]
  if (scripts.some((source) => /^('unsafe-inline'|data:|https?:|\*)$/.test(source))) return -20
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if (sourcesOf('style-src').some((source) => /^('unsafe-inline'|data:|\*)$/.test(source))) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

const strictTransportSecurity: Test = ({ headers }) => {
  const age = headers['strict-transport-security']?.match(/max-age=(\d+)/)?.[1]
  if (age === undefined) return -20
  return Number(age) >= halfAYear ? 0 : -10
}

const contentTypeOptions: Test = ({ headers }) =>
  headers['x-content-type-options'] === 'nosniff' ? 0 : -5

const frameOptions: Test = (answer) => {
  const ancestors = policyOf(answer).get('frame-ancestors')
  if (ancestors) return ancestors.join() === "'none'" || ancestors.join() === "'self'" ? 5 : 0
  return /^(deny|sameorigin)$/i.test(answer.headers['x-frame-options'] ?? '') ? 5 : -20
}

const referrerPolicy: Test = ({ headers }) => {
  const policy = headers['referrer-policy']
  if (policy === undefined) return 0
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
  return isPrivate.test(policy) ? 5 : -5
}

const resourcePolicy: Test = ({ headers }) =>
  /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0

const cookies: Test = ({ headers }) => {
  const cookie = headers['set-cookie']
  if (cookie === undefined) return 0
  return /secure/i.test(cookie) && /httponly/i.test(cookie) ? 0 : -20
}

/** Anybody may read a public answer; with the visitor's credentials nobody may. */
const resourceSharing: Test = ({ headers }) =>
  headers['access-control-allow-credentials'] === 'true' ? -50 : 0

/** Within the site or to https, never down to http. */
const redirection: Test = ({ headers }) =>
  /^(\/(?!\/)|https:|$)/.test(headers.location ?? '') ? 0 : -20

/** A script of another origin needs its hash. */
const subresourceIntegrity: Test = ({ body }) => {
  const tags = body.match(/<script\b[^>]*\bsrc=[^>]*>/gi) ?? []
  const foreign = tags.filter((tag) => /\bsrc=["']?(https?:)?\/\//i.test(tag))
  return foreign.every((tag) => /\bintegrity=/.test(tag)) ? 0 : -50
}

const tests: Record<string, Test> = {
  contentSecurityPolicy,
  strictTransportSecurity,
  contentTypeOptions,
  frameOptions,
  referrerPolicy,
  resourcePolicy,
  cookies,
  resourceSharing,
  redirection,
  subresourceIntegrity,
}

/**
 * The scoring of the Mozilla HTTP Observatory: 100 points, less what is missing; what is better than
 * needed counts from 90 points on; A+ from 100. That the site is behind TLS is taken for granted.
 */
export function observatoryScore(answer: ScannedAnswer) {
  const modifiers = Object.values(tests).map((test) => test(answer))
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0))
  const bonus = sum(modifiers.filter((modifier) => modifier > 0))
  const score = Math.max(0, base >= 90 ? base + bonus : base)
  return { score, grade: gradeOf(score) }
}

function gradeOf(score: number): string {
  const grades = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-']
  const limits = [100, 90, 85, 80, 70, 65, 60, 50, 45, 40, 30, 25]
  return grades[limits.findIndex((limit) => score >= limit)] ?? 'F'
}
