import type { ComponentType } from 'react'
import { isServed, servedPart, whenNeeded } from './when-needed.ts'

export type LoadSection = () => Promise<{ default: ComponentType }>

/** A section's script; or, where it could not be had, its markup as it was served. */
export type LoadedPart = { Section: ComponentType } | { html: string }

/**
 * The script of a late section, once it is needed. When it cannot be had (the visitor is in a
 * tunnel, or the site has been built anew), the served section stays as it is: readable, its links
 * working. Where nothing was served, the page is asked of the server again, which sends it whole.
 */
export async function loadPart(sectionId: string, load: LoadSection): Promise<LoadedPart> {
  await whenNeeded(sectionId)
  try {
    return { Section: (await load()).default }
  } catch (error) {
    if (typeof document === 'undefined') throw error
    if (isServed(sectionId)) return { html: servedPart(sectionId)?.innerHTML ?? '' }
    location.reload()
    return new Promise<never>(() => {})
  }
}
