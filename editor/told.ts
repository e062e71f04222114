import { formLabel } from '../scripts/content-changes.ts'
import { fieldName } from '../src/content/explain.ts'
import { files, folders } from '../src/content/kinds.ts'
import { type ContentFile, readFiles } from '../src/content/read-files.ts'
import { unwrapped, type Walkable } from '../src/content/schema-fields.ts'
import { formAddress } from './form-address.ts'
import { stepInto, wordsOf } from './schema-values.ts'

/** A line of the check as the owner knows the place: the form, its field, and what to do. */
export type Told = { form: string; address: string; field: string; note: string }

/**
 * `content/team.yaml: members.Priya Nair.bio: write some text`
 * becomes Team, `People › Priya Nair › About them`, `write some text`.
 */
export function told(line: string, folder = 'content', { read } = readFiles(folder)): Told {
  const [, file = '', rest = line] = /^(content\/[^:]*): (.*)$/s.exec(line) ?? []
  const found = read.find((candidate) => candidate.file === file)
  const place = { form: found ? formLabel(found) : labelOfFile(file), address: formAddress(file) }
  const field = found && longest(namesIn(found).filter(([name]) => rest.startsWith(`${name}: `)))
  if (!field) return { ...place, field: '', note: withoutFiles(rest) }
  const [name, label] = field
  return { ...place, field: label, note: withoutFiles(rest.slice(name.length + 2)) }
}

/** As one sentence that begins with the form: `Team › People › Priya Nair › About them: write some text` */
export const sentenceOfTold = ({ form, field, note }: Told) =>
  `${[form, field].filter(Boolean).join(' › ')}: ${note}`

/** The check names files; the owner knows forms. */
const withoutFiles = (note: string) => note.replace(/content\/[\w/-]*\w(\.\w+)?\/?/g, labelOfFile)

/** A file that cannot be read has no title. */
function labelOfFile(file: string) {
  const kind = file.replace(/^content\/|\.\w+$|\/$/g, '')
  const [folder = '', name] = kind.split('/')
  if (Object.hasOwn(files, kind)) return files[kind as keyof typeof files].label
  return Object.hasOwn(folders, folder)
    ? [folders[folder as keyof typeof folders].label, name].filter(Boolean).join(': ')
    : kind || 'The website'
}

type Name = [asTheCheckSays: string, inTheForm: string]

const longest = (names: Name[]) => names.sort(([a], [b]) => b.length - a.length)[0]

/** Every place in a file, as the check and as its form call it. */
function namesIn({ schema, fields }: ContentFile): Name[] {
  const below = (field: Walkable | undefined, value: unknown, path: string[], labels: string[]) => {
    const inner = field && unwrapped(field)
    const entries = typeof value === 'object' && value !== null ? value : {}
    const keys = new Set([...Object.keys(entries), ...Object.keys(inner?.entries ?? {})])
    return [...keys].flatMap((key): Name[] => {
      const here = [...path, key]
      const step = stepInto(inner, key, value)
      const name = fieldName(fields, here)
      const label = Array.isArray(value)
        ? fieldName(value, [key])
        : step
          ? wordsOf(step, key).label
          : key
      const trail = [...labels, label]
      return [
        [name, trail.join(' › ')],
        ...below(step, (entries as Record<string, unknown>)[key], here, trail),
      ]
    })
  }
  return below(schema as Walkable, fields, [], [])
}
