import { files, folders } from '../src/content/kinds.ts'

/** Where the editor shows the form of a file: `content/practices/leeds.yaml`. */
export function formAddress(file: string) {
  const [, kind = '', name = ''] = /^content\/(.*?)(?:\/([^/]*))?\.\w+$/.exec(file) ?? []
  if (kind.startsWith('images')) return '/keystatic/singleton/pictures'
  return Object.hasOwn(folders, kind)
    ? `/keystatic/collection/${kind}/item/${name}`
    : `/keystatic/singleton/${[kind, name].filter(Boolean).join('-').replaceAll('/', '-')}`
}

/** A form that somebody has typed in and not saved. */
export type Draft = { form: string; address: string }

/**
 * What Keystatic keeps of them in this browser (its dist/index, `createStore('keystatic', 'items')`), by names
 * such as ['collection', 'practices', 'leeds'].
 */
export async function unsavedForms(): Promise<Draft[]> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
  const opening = indexedDB.open('keystatic')
  opening.onupgradeneeded = () => opening.result.createObjectStore('items')
  opening.onsuccess = () => resolve(opening.result)
  opening.onerror = () => reject(opening.error)
  const database = await promise
  const keys = await new Promise<IDBValidKey[]>((found) => {
    const asking = database.transaction('items').objectStore('items').getAllKeys()
    asking.onsuccess = () => found(asking.result)
    asking.onerror = () => found([])
  })
  database.close()
  return keys.flatMap((key) => draftOf(key as string[]))
}

function draftOf([what, kind = '', name]: string[]): Draft[] {
  if (what === 'singleton') {
    const label = Object.entries(files).find(([file]) => file.replaceAll('/', '-') === kind)?.[1]
      .label
    return label ? [{ form: label, address: `/keystatic/singleton/${kind}` }] : []
  }
  if (!Object.hasOwn(folders, kind)) return []
  const { label } = folders[kind as keyof typeof folders]
  return what === 'collection'
    ? [{ form: `${label}: ${name}`, address: `/keystatic/collection/${kind}/item/${name}` }]
    : [{ form: `${label}: a new one`, address: `/keystatic/collection/${kind}/create` }]
}
