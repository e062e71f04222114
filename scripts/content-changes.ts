import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { entryName } from '../src/content/explain.ts'
import { files, folders } from '../src/content/kinds.ts'
import { type ContentFile, readFiles } from '../src/content/read-files.ts'
import { unwrapped, type Walkable } from '../src/content/schema-fields.ts'

/** One difference between two copies of content/, in the labels of the editor. */
export type Change = {
  /** `content/practices/leeds.yaml` */
  file: string
  /** `Practices: Leeds` */
  form: string
  /** `Weekdays with hours of their own › Thursday › To`; empty when the whole form came or went. */
  field: string
  before: string
  after: string
}

/** What somebody who fills in forms has changed between two folders, form by form. */
export function contentChanges(before: string, after = 'content'): Change[] {
  const changed = new Set(changedFiles(before, after))
  if (changed.size === 0) return []
  const [old, now] = [before, after].map((folder) =>
    readFiles(folder).read.filter(({ file }) => changed.has(path.posix.relative('content', file))),
  ) as [ContentFile[], ContentFile[]]
  const names = [...new Set([...old, ...now].map(({ file }) => file))]
  return [
    ...names.flatMap((name) =>
      changesOfForm(
        old.find(({ file }) => file === name),
        now.find(({ file }) => file === name),
      ),
    ),
    ...picturesChanged([...changed], before, after),
  ]
}

/** Files below content/ whose bytes are not the same in both, or that only one of them has. */
export function changedFiles(before: string, after = 'content'): string[] {
  const found = [before, after].flatMap((folder) =>
    globSync('**/*.*', { cwd: folder }).map((file) => file.replaceAll(path.sep, '/')),
  )
  return [...new Set(found)].sort().filter((file) => {
    const [old, now] = [bytesOf(before, file), bytesOf(after, file)]
    return !(old && now ? old.equals(now) : old === now)
  })
}

export function bytesOf(folder: string, file: string) {
  try {
    return readFileSync(path.join(folder, file))
  } catch {
    return undefined
  }
}

/** Between two states of one form. */
export function changesOfForm(old?: ContentFile, now?: ContentFile): Change[] {
  const { file, schema, body } = (now ?? old) as ContentFile
  const at = { file, form: formLabel((now ?? old) as ContentFile) }
  if (!old) return [{ ...at, field: '', before: '', after: 'new' }]
  if (!now) return [{ ...at, field: '', before: 'there', after: 'taken away' }]
  const changes = differences(schema as Walkable, old.fields, now.fields, [])
  const texts = body === undefined ? [] : paragraphsChanged(old.body ?? '', now.body ?? '')
  return [...changes, ...texts].map((change) => ({ ...at, ...change }))
}

/** As the editor's menu calls it, and which of a folder it is. */
export function formLabel({ kind, name, fields }: Pick<ContentFile, 'kind' | 'name' | 'fields'>) {
  if (Object.hasOwn(files, kind)) return files[kind as keyof typeof files].label
  const { label, namedAfter } = folders[kind as keyof typeof folders]
  const title = (fields as Record<string, unknown> | undefined)?.[namedAfter]
  return `${label}: ${title ?? name}`
}

type Difference = Pick<Change, 'field' | 'before' | 'after'>

function differences(
  schema: Walkable | undefined,
  before: unknown,
  after: unknown,
  place: string[],
): Difference[] {
  if (isDeepStrictEqual(before, after)) return []
  const field = schema && unwrapped(schema)
  if (isGroup(before) && isGroup(after))
    return keysOf(before, after).flatMap((key) => {
      const inner = field?.entries?.[key] ?? field?.value
      return differences(inner, before[key], after[key], [...place, labelOf(inner, key)])
    })
  if (isList(before) && isList(after))
    return inPairs(before, after).flatMap(([old, now], index, { length }) => {
      const name = entryName(now ?? old) ?? (length > 1 ? String(index + 1) : '')
      return differences(field?.item, old, now, name ? [...place, name] : place)
    })
  return [{ field: place.join(' › '), before: printed(before), after: printed(after) }]
}

type Group = Record<string, unknown>
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Of entries with fields; several texts are one field. */
const isList = (value: unknown): value is Group[] =>
  Array.isArray(value) && value.length > 0 && value.every(isGroup)

const keysOf = (...groups: Group[]) => [...new Set(groups.flatMap(Object.keys))]

/** Entries of one name belong together; of the others those that stand in the same place. */
function inPairs(before: Group[], after: Group[]): [Group | undefined, Group | undefined][] {
  const left = new Set(before)
  const take = (entry: Group | undefined) => (entry && left.delete(entry) ? entry : undefined)
  const named = after.map((entry) => {
    const name = entryName(entry)
    return take(before.find((old) => left.has(old) && name && entryName(old) === name))
  })
  const pairs = after.map((entry, index): [Group | undefined, Group] => {
    const sameLength = before.length === after.length
    return [named[index] ?? (sameLength ? take(before[index]) : undefined), entry]
  })
  const isOnlyMoved = pairs.every(([old, now]) => isDeepStrictEqual(old, now))
  if (isOnlyMoved && left.size === 0) return [[orderOf(before), orderOf(after)]]
  return [...pairs, ...[...left].map((old): [Group, undefined] => [old, undefined])]
}

const orderOf = (entries: Group[]) => ({
  order: entries.map((entry) => entryName(entry) ?? printed(entry)).join(', '),
})

function paragraphsChanged(before: string, after: string): Difference[] {
  const [old, now] = [before, after].map((text) => text.split(/\n\s*\n/)) as [string[], string[]]
  const only = (these: string[], others: string[]) =>
    these.filter((paragraph) => !others.includes(paragraph)).join('\n\n')
  const [gone, come] = [only(old, now), only(now, old)]
  return gone || come ? [{ field: 'Text', before: gone, after: come }] : []
}

const picturesChanged = (changed: string[], before: string, after: string): Change[] =>
  changed
    .filter((file) => /^images\/.*\.(webp|png|jpe?g|avif|svg)$/.test(file))
    .map((file) => {
      const [old, now] = [bytesOf(before, file), bytesOf(after, file)]
      return {
        file: `content/${file}`,
        form: 'Pictures',
        field: file.replace(/^images\/|\.\w+$/g, ''),
        before: old ? 'the picture before' : '',
        after: now ? (old ? 'another picture' : 'a new picture') : 'taken away',
      }
    })

function labelOf(schema: Walkable | undefined, key: string) {
  const title = schema && unwrapped(schema).pipe?.findLast((part) => part.title)?.title
  return title ?? key.replace(/^./, (letter) => letter.toUpperCase())
}

/** A value as one line or a few, for somebody who reads it beside the one before. */
export function printed(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(printed).join(', ')
  if (isGroup(value)) return Object.values(value).map(printed).filter(Boolean).join(' · ')
  return String(value)
}
