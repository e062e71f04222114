import { entryName, fieldName } from '../content/field-name.ts'
import type { Finding } from './finding.ts'
import type { LaunchContent } from './launch-content.ts'

/** Entries that say of themselves that they are invented: people, reviews, cases, pages. */
export const sampleFindings = ({ entries, documents }: LaunchContent): Finding[] => [
  ...entries.flatMap(({ file, data }) => samplesIn(data, [], file, data)),
  ...documents
    .filter(({ fields }) => fields.sample === 'true')
    .map(({ file, fields }) => finding(file, 'sample', fields.title)),
]

function samplesIn(value: unknown, path: string[], file: string, root: unknown): Finding[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, child]) =>
    samplesIn(child, [...path, key], file, root),
  )
  const isSample = 'sample' in value && value.sample === true
  return isSample ? [finding(file, fieldName(root, path), entryName(value)), ...inner] : inner
}

/** An entry of a list is already called by its name. */
const finding = (file: string, field: string, name = ''): Finding => ({
  kind: 'samples',
  file,
  field: field || 'the file as a whole',
  note: field === '' || field.endsWith(name) ? '' : name,
})
