const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g

/**
 * Fills `{{practices.leeds.phone}}` and the like in every text of a content file, so that a fact
 * stands in one place only. What is no fact stays as it is: unknownFacts tells of it.
 */
export function fillFacts<T>(content: T, facts: object): T {
  if (typeof content === 'string')
    return content.replace(placeholder, (written, name) => factAt(name, facts) ?? written) as T
  if (Array.isArray(content)) return content.map((item) => fillFacts(item, facts)) as T
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, fillFacts(value, facts)]),
  ) as T
}

/**
 * What says `{{practice.town}}` is written once for each practice, so that a list or a table of them
 * grows with the group: a line, or below a heading that says it the whole section.
 */
export function forEachPractice(markdown: string, facts: { practices?: object }): string {
  const slugs = Object.keys(facts.practices ?? {})
  const repeated = (passage: string) =>
    isOfPractice(passage)
      ? slugs
          .map((slug) => passage.replaceAll(/\{\{\s*practice\./g, `{{practices.${slug}.`))
          .join('')
      : passage
  return markdown
    .split(/^(?=#)/m)
    .map((section) => {
      const [heading = ''] = section.split('\n')
      if (heading.startsWith('#') && isOfPractice(heading)) return repeated(section)
      return section
        .split(/(?<=\n)/)
        .map(repeated)
        .join('')
    })
    .join('')
}

const isOfPractice = (text: string) => /\{\{\s*practice\./.test(text)

/** Names between braces that no content file knows, and single braces, one sentence each. */
export const unknownFacts = (text: string, facts: object): string[] => [
  ...[...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => factAt(name, facts) === undefined)
    .map((name) => `{{${name}}} is not a fact in content/; check its spelling`),
  ...singleBraces(text, facts),
]

/** `{practices.leeds.phone}` would be printed as it stands. */
const singleBraces = (text: string, facts: object) =>
  [...text.matchAll(/(?<!\{)\{\s*([\w-]+(?:\.[\w-]+)+)\s*\}(?!\})/g)]
    .map(([, name = '']) => name)
    .filter((name) => factAt(name, facts) !== undefined)
    .map((name) => `write {{${name}}} with two braces on each side`)

function factAt(name: string, facts: object): string | undefined {
  const fact = name.split('.').reduce<unknown>(own, facts)
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : undefined
}

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

/** Times of day stand in content/opening-hours.yaml and with the practices only; looked for before facts are filled in. */
export const hoursElsewhere = (text: string): string[] =>
  saysHours(text)
    ? [
        'opening hours stand in content/opening-hours.yaml and with the practices alone; name them here by {{openingHours.group.general}} or the like',
      ]
    : []

const saysHours = (words: string) =>
  /\b\d{1,2}([:.]\d{2})? ?(am|pm)?\s?[-–]\s?\d{1,2}([:.]\d{2}|([:.]\d{2})? ?(am|pm))\b/i.test(words)
