import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(path.join(tmpdir(), 'failing-build-'))
afterAll(() => rmSync(root, { recursive: true }))

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}

test('a build that fails half-way leaves the last release as it was', () => {
  write('build/client/index.html', 'the last release')
  write('scripts/content-check.ts', '')
  write(
    'node_modules/astro/bin/astro.mjs',
    `import { mkdirSync } from 'node:fs'
     mkdirSync((process.env.BUILD_FOLDER ?? 'build') + '/client', { recursive: true })
     console.error('no memory left')
     process.exit(3)`,
  )
  const fonts = 'node_modules/@fontsource-variable'
  symlinkSync(path.resolve(fonts), path.join(root, fonts))

  const { status, stderr } = spawnSync(process.execPath, [path.resolve('scripts/build.ts')], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status).not.toBe(0)
  expect(stderr).toBe('no memory left\n')
  expect(readdirSync(path.join(root, 'build'), { recursive: true })).toEqual([
    'client',
    'client/index.html',
  ])
  expect(readFileSync(path.join(root, 'build/client/index.html'), 'utf8')).toBe('the last release')
  expect(readdirSync(path.join(root, 'build.next'))).toEqual([])
}, 30_000)
