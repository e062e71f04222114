/**
 * Fills `{{policies.testimonialReplyHours}}` and the like in every text of a content file, so that
 * a figure stands in one place only. An unknown name is a mistake, not an empty space on the page.
 */
export function fillFacts<T>(content: T, facts: object): T {
  if (typeof content === 'string') return fillText(content, facts) as T
  if (Array.isArray(content)) return content.map((item) => fillFacts(item, facts)) as T
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, fillFacts(value, facts)]),
  ) as T
}

const fillText = (text: string, facts: object) =>
  text.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const fact = name.split('.').reduce<unknown>(own, facts)
    if (typeof fact !== 'string' && typeof fact !== 'number') {
      throw new Error(`{{${name}}} is not a fact of content/; check its spelling`)
    }
    return String(fact)
  })

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
