import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publish } from '../../scripts/releases.ts'
import {
  believesCountryHeader,
  endAllServers,
  startServer,
} from '../../server/testing/server-process.ts'

/**
 * The built site as a release of its own, with a server that follows the next ones. Every release has a
 * mark in the names of its scripts and pictures and in the head of its pages, as after a change of everything.
 */
export async function serveReleases(firstMark: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'releases-'))
  const link = path.join(root, 'build')
  const publishMarked = (mark: string) => publish(link, (folder) => writeChanged(folder, mark))
  await publishMarked(firstMark)
  const server = await startServer({
    ...believesCountryHeader,
    BUILD_DIR: link,
    DATA_DIR: path.join(root, 'data'),
  })
  const stop = () => {
    endAllServers()
    rmSync(root, { recursive: true, force: true })
  }
  return { url: server.url.replace('127.0.0.1', 'localhost'), link, publish: publishMarked, stop }
}

function writeChanged(folder: string, mark: string) {
  cpSync(realpathSync('build'), folder, { recursive: true })
  const client = path.join(folder, 'client')
  for (const file of globSync('**/*.{br,gz}', { cwd: client })) rmSync(path.join(client, file))
  // Fonts are named in the pages' styles, and a policy knows those by their hashes.
  const parts = globSync('assets/*.{js,avif,webp}', { cwd: client }).map((file) =>
    path.basename(file),
  )
  const marked = (name: string) => name.replace(/\.(\w+)$/, `${mark}.$1`)
  for (const file of globSync('**/*.{html,js,css,json,webmanifest}', { cwd: client })) {
    let text = readFileSync(path.join(client, file), 'utf8')
    for (const name of parts) text = text.replaceAll(name, marked(name))
    if (file.endsWith('.html'))
      text = text.replace('</head>', `<meta name="release" content="${mark}"></head>`)
    writeFileSync(path.join(client, file), text)
  }
  // The worker names its cache after the page.
  const worker = readFileSync(path.join(client, 'sw.js'), 'utf8').replaceAll(
    /emergency-page-\w{8}/g,
    `$&${mark}`,
  )
  writeFileSync(path.join(client, 'sw.js'), worker)
  for (const name of parts)
    renameSync(path.join(client, 'assets', name), path.join(client, 'assets', marked(name)))
}
