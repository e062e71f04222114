/**
 * Fills `{{practices.bradford.phone}}` and the like in Markdown, so that a fact stands in one
 * content file only. An unknown name is a mistake, not an empty space on the page.
 */
export function fillPlaceholders(markdown: string, facts: object, file: string): string {
  return markdown.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => {
    const value = name.split('.').reduce<unknown>(own, facts)
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new Error(`${file}: {{${name}}} is not a fact in content/; check its spelling`)
    }
    return String(value)
  })
}

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
