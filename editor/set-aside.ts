/**
 * A draft that was begun before somebody else saved the same form would undo what they saved. It is taken out
 * of Keystatic's store before the editor opens, and kept beside the form to copy from.
 *
 * Keystatic keeps drafts in IndexedDB (its dist/index, `createStore('keystatic', 'items')`): the files as they
 * would be saved, and as the last part of `beforeTreeKey` git's sum of the file that the draft was begun from.
 */
type Draft = { beforeTreeKey?: string; files: Map<string, Uint8Array>; savedAt: Date }

/** A file as somebody meant it, by the file's path. */
export type SetAside = Record<string, { text: string; savedAt: string }>

const key = 'editor-set-aside'

export const readSetAside = (): SetAside => JSON.parse(localStorage.getItem(key) ?? '{}')
const write = (kept: SetAside) => localStorage.setItem(key, JSON.stringify(kept))

export function forget(file: string) {
  const { [file]: _, ...others } = readSetAside()
  write(others)
}

export async function setAsideStaleDrafts() {
  const database = await opened()
  const store = () => database.transaction('items', 'readwrite').objectStore('items')
  const keys = await result(store().getAllKeys())
  if (keys.length > 0) {
    const sums = await sumsOfFiles()
    for (const name of keys) {
      const { beforeTreeKey, files, savedAt } = (await result(store().get(name))) as Draft
      const base = beforeTreeKey?.split('-').at(-1)
      const [[file, bytes] = []] = files
      if (!base || !file || !bytes || sums.get(file) === base) continue
      const kept = { text: new TextDecoder().decode(bytes), savedAt: savedAt.toISOString() }
      write({ ...readSetAside(), [file]: kept })
      await result(store().delete(name))
    }
  }
  database.close()
}

async function sumsOfFiles() {
  const answer = await fetch('/api/keystatic/tree', { headers: { 'no-cors': '1' } })
  const entries = (await answer.json()) as { path: string; sha: string }[]
  return new Map(entries.map(({ path, sha }) => [path, sha]))
}

function opened() {
  const opening = indexedDB.open('keystatic')
  opening.onupgradeneeded = () => opening.result.createObjectStore('items')
  return result(opening)
}

const result = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
