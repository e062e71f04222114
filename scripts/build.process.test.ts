import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'

const root = temporaryFolder()

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}

test.each([
  ['build.ts', 'no memory left\n'],
  ['publish-site.ts', 'Not published; the site is as it was. no memory left\n'],
])(
  '%s: a build that fails half-way changes nothing',
  (program, said) => {
    rmSync(path.join(root, 'build'), { force: true })
    write('releases/one/client/index.html', 'the last release')
    write('releases/one/release.json', '{"assets":[]}')
    write('releases/one/site-manifest.json', '{}')
    symlinkSync('releases/one', path.join(root, 'build'))
    write('scripts/content-check.ts', '')
    write(
      'node_modules/astro/bin/astro.mjs',
      `import { mkdirSync } from 'node:fs'
     mkdirSync((process.env.BUILD_FOLDER ?? 'build') + '/client', { recursive: true })
     console.error('no memory left')
     process.exit(3)`,
    )
    const fonts = 'node_modules/@fontsource-variable'
    rmSync(path.join(root, fonts), { force: true })
    symlinkSync(path.resolve(fonts), path.join(root, fonts))
    const before = everything()

    const { status, stderr } = spawnSync(process.execPath, [path.resolve('scripts', program)], {
      cwd: root,
      encoding: 'utf8',
      // Where no server answers.
      env: { ...process.env, PORT: '1' },
    })
    expect(status).not.toBe(0)
    expect(stderr).toBe(said)
    expect(everything()).toEqual(before)
    expect(readFileSync(path.join(root, 'build/client/index.html'), 'utf8')).toBe(
      'the last release',
    )
    expect(readdirSync(path.join(root, 'releases'))).toEqual(['one'])
  },
  30_000,
)

const everything = () =>
  readdirSync(path.join(root, 'releases/one'), { recursive: true }).map(String).sort()
