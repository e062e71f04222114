import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'
import { publish } from './releases.ts'

test('with a setting that cannot be used nothing is built, and it is named in one line', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/publish-site.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      BUILD_DIR: path.join(temporaryFolder(), 'build'),
      PORT: '1',
      HSTS_SCOPE: 'all',
    },
  })
  expect(status).toBe(1)
  expect(stderr).toBe(
    'Not published; the site is as it was. HSTS_SCOPE must be "host", "subdomains" or "preload"\n',
  )
})

test('a build that fails half-way says why, and changes nothing', async () => {
  const root = temporaryFolder()
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  await publish(path.join(root, 'build'), (folder) => {
    mkdirSync(path.join(folder, 'client'))
    writeFileSync(path.join(folder, 'client/404.html'), 'the last release')
    writeFileSync(path.join(folder, 'client/sitemap.xml'), '')
    writeFileSync(path.join(folder, 'site-manifest.json'), '{}')
  })
  write('content/group.yaml', '')
  write('scripts/content-check.ts', '')
  write(
    'node_modules/astro/bin/astro.mjs',
    `import { mkdirSync } from 'node:fs'
     mkdirSync((process.env.BUILD_FOLDER ?? 'build') + '/client', { recursive: true })
     console.error('no memory left')
     process.exit(3)`,
  )
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.resolve('scripts/publish-site.ts')],
    {
      cwd: root,
      encoding: 'utf8',
      // Where no server answers.
      env: { ...process.env, PORT: '1' },
    },
  )
  expect(status).toBe(1)
  expect(stderr).toBe('Not published; the site is as it was. no memory left\n')
  expect(readFileSync(path.join(root, 'build/client/404.html'), 'utf8')).toBe('the last release')
  expect(readdirSync(path.join(root, 'releases'))).toHaveLength(1)
})
