import { idle } from './when-idle.ts'

/**
 * Fetched at low priority and kept in the browser's cache, unless the page has it already. Not by
 * `<link rel="prefetch">`: Firefox holds that against the policy's default, which allows nothing,
 * and Safari does not know it.
 * One in each idle moment: to begin a fetch takes a while on a slow phone.
 */
export function prefetch([address, ...others]: readonly string[]) {
  if (!address) return
  if (!isAskedFor(address)) fetch(address, { priority: 'low' }).then(toTheEnd).catch(nothingLost)
  if (others.length > 0) idle(() => prefetch(others))
}

const isAskedFor = (address: string) =>
  performance.getEntriesByName(new URL(address, location.href).href).length > 0

/** Only what has been read whole is kept. */
const toTheEnd = (answer: Response) => answer.arrayBuffer()

/** The page that needs it will ask again. */
const nothingLost = () => {}
