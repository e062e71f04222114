import { shortened } from './shortened.ts'

/** Fields by which a reader tells the entries of a list apart. */
const telling = [
  'tradeName',
  'name',
  'author',
  'network',
  'title',
  'label',
  'question',
  'topic',
  'who',
  'reason',
  'id',
  'practice',
]

/** A title can be a whole sentence; its first words find it. */
const widestName = 28

/** `clinics.Four Birches.website` rather than `clinics.0.website`: the place as an editor sees it. */
export function fieldName(root: unknown, path: readonly string[]): string {
  let value = root
  const steps = path.map((key) => {
    const isEntryOfList = Array.isArray(value)
    value = (value as Record<string, unknown> | undefined)?.[key]
    return isEntryOfList ? (entryName(value) ?? String(Number(key) + 1)) : key
  })
  return steps.join('.')
}

/** What an entry calls itself. */
export function entryName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields = value as Record<string, unknown>
  const key = telling.find((candidate) => typeof fields[candidate] === 'string')
  return key && shortened(String(fields[key]), widestName)
}
