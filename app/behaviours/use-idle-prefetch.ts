import { useEffect } from 'react'
import { prefetch } from './prefetch.ts'
import { whenIdle } from './when-idle.ts'

/** What the router will ask for when one of these pages is opened, kept by the browser till then. */
export function useIdlePrefetch(pages: readonly string[]) {
  const key = pages.join(' ')
  useEffect(() => whenIdle(() => prefetch(key.split(' ').flatMap(scriptsOf))), [key])
}

function scriptsOf(page: string) {
  const route = window.__reactRouterManifest?.routes[page]
  return route ? [route.module, ...(route.imports ?? [])] : []
}

declare global {
  interface Window {
    /** Written by the framework: the files of every route. */
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] }> }
  }
}
