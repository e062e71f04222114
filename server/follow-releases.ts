import { realpathSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { Hono } from 'hono'
import { createApp } from './app.ts'
import type { Dependencies } from './dependencies.ts'
import { type DirectAnswers, directAnswers } from './static-site/direct-answers.ts'
import { type OpenRelease, openRelease } from './static-site/open-release.ts'
import { createStaticSite } from './static-site/static-site.ts'

const lookEveryMs = 1000

/**
 * Answers from one release at a time, and from the next one as soon as `BUILD_DIR` leads there: without a
 * restart, and each answer wholly from one of the two. A release that cannot be served is not taken.
 */
export function followReleases(dependencies: Dependencies, first: OpenRelease) {
  const { settings, log } = dependencies
  const { siteUrl } = first.manifest
  let current = answersOf(dependencies, first)
  let refused = ''

  const look = ({ isAskedFor }: { isAskedFor: boolean }): void => {
    let folder = current.folder
    try {
      folder = realpathSync(settings.buildDir)
      // A visitor who asks for what is not there must not have a bad release read again and again.
      if (folder === current.folder || (isAskedFor && folder === refused)) return
      const release = openRelease(settings)
      // Settings that are made of it, such as the origin that may call, are read at the start only.
      if (release.manifest.siteUrl !== siteUrl)
        throw new Error('built for another SITE_URL; restart')
      current = answersOf({ ...dependencies, manifest: release.manifest }, release)
      refused = ''
      log('release-taken')
    } catch (error) {
      // Said once, tried again: the disk may be busy, and where links cannot be replaced in one step
      // there is none for a moment.
      if (folder !== refused && folder !== current.folder) {
        refused = folder
        log('release-not-taken', { reason: (error as Error).message })
      }
    }
  }
  setInterval(() => look({ isAskedFor: false }), lookEveryMs).unref()

  const direct: DirectAnswers = (incoming, outgoing) => {
    if (current.direct(incoming, outgoing)) return true
    // The page may have come from another process, which has taken the next release already.
    if (!isMissingPart(incoming)) return false
    look({ isAskedFor: true })
    return current.direct(incoming, outgoing)
  }
  const isMissingPart = ({ url = '' }: IncomingMessage) =>
    url.startsWith('/assets/') && !current.byPath.has(url)

  return {
    app: { fetch: ((...request) => current.app.fetch(...request)) as Hono['fetch'] },
    direct,
  }
}

function answersOf(dependencies: Dependencies, { folder, files }: OpenRelease) {
  const site = createStaticSite(files)
  const app = createApp(dependencies, site)
  return { folder, app, direct: directAnswers(files, site), byPath: files.byPath }
}
