import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'
import { publish } from './releases.ts'
import { addressesWithoutRedirect } from './retired-addresses.ts'

test('an address that is online and would be gone is named until a redirect answers it', async () => {
  const root = temporaryFolder()
  const [link, content] = [path.join(root, 'build'), path.join(root, 'content')]
  cpSync('content', content, { recursive: true })
  expect(addressesWithoutRedirect(link, content)).toEqual([])
  await publish(link, (folder) => {
    mkdirSync(path.join(folder, 'client'))
    for (const file of ['404.html', 'sitemap.xml'])
      writeFileSync(path.join(folder, 'client', file), '')
    const pages = { '/': '', '/blog': '', '/locations/york': '' }
    const manifest = { pages, redirects: { '/older': '/blog' } }
    writeFileSync(path.join(folder, 'site-manifest.json'), JSON.stringify(manifest))
  })
  expect(addressesWithoutRedirect(link, content)).toEqual(['/locations/york', '/older'])
  const entry = (from: string) => `  - from: ${from}\n    to: /\n`
  writeFileSync(
    path.join(content, 'redirects.yaml'),
    `redirects:\n${entry('/locations/york')}${entry('/older')}`,
  )
  expect(addressesWithoutRedirect(link, content)).toEqual([])
})
