import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceRelease } from './replace-release.ts'

let root: string
let release: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-'))
  release = path.join(root, 'build')
})
afterEach(() => rmSync(root, { recursive: true }))

const make = (words: string) => async (folder: string) => {
  mkdirSync(path.join(folder, 'client'))
  await writeFile(path.join(folder, 'client/index.html'), words)
}
const served = () => readFileSync(path.join(release, 'client/index.html'), 'utf8')
const leftBeside = () => readdirSync(`${release}.next`)

test('the first build makes the release', async () => {
  await replaceRelease(release, make('first'))
  expect(served()).toBe('first')
  expect(leftBeside()).toEqual([])
})

test('a release can be read by whoever could read a folder made by hand', async () => {
  await replaceRelease(release, make('first'))
  mkdirSync(path.join(root, 'by-hand'))
  expect(statSync(release).mode).toBe(statSync(path.join(root, 'by-hand')).mode)
})

test('the last release stays until the next is complete, and nothing of it is left then', async () => {
  await replaceRelease(release, make('first'))
  await writeFile(path.join(release, 'client/old.html'), 'old')
  await replaceRelease(release, async (folder) => {
    await make('second')(folder)
    expect(served()).toBe('first')
  })
  expect(served()).toBe('second')
  expect(readdirSync(path.join(release, 'client'))).toEqual(['index.html'])
  expect(leftBeside()).toEqual([])
})

test('a step that fails leaves the last release as it was', async () => {
  await replaceRelease(release, make('first'))
  const failing = replaceRelease(release, async (folder) => {
    await make('half')(folder)
    throw new Error('a step failed')
  })
  await expect(failing).rejects.toThrow('a step failed')
  expect(served()).toBe('first')
  expect(leftBeside()).toEqual([])
})

test('a folder that cannot be put in place leaves the last release where it was', async () => {
  await replaceRelease(release, make('first'))
  const failing = replaceRelease(release, async (folder) => rmSync(folder, { recursive: true }))
  await expect(failing).rejects.toThrow('ENOENT')
  expect(served()).toBe('first')
  expect(leftBeside()).toEqual([])
})

test('of two builds at once each is whole, and the one that ends last is the release', async () => {
  let endFirst = () => {}
  const firstMayEnd = new Promise<void>((resolve) => {
    endFirst = resolve
  })
  const first = replaceRelease(release, async (folder) => {
    await make('first')(folder)
    await firstMayEnd
  })
  await replaceRelease(release, make('second'))
  expect(served()).toBe('second')
  endFirst()
  await first
  expect(served()).toBe('first')
  expect(leftBeside()).toEqual([])
})

test('a build that is killed leaves the last release, and the next one clears up after it', async () => {
  await replaceRelease(release, make('first'))
  await killedBuild()
  expect(served()).toBe('first')
  expect(leftBeside()).toHaveLength(1)
  await replaceRelease(release, make('second'))
  expect(served()).toBe('second')
  expect(leftBeside()).toEqual([])
})

test('a build that is killed between the two moves: the next one puts the last release back', async () => {
  const pid = await killedBuild()
  mkdirSync(path.join(`${release}.next`, `${pid}-x.last`))
  await make('first')(path.join(`${release}.next`, `${pid}-x.last`))
  const failing = replaceRelease(release, async () => {
    throw new Error('a step failed')
  })
  await expect(failing).rejects.toThrow('a step failed')
  expect(served()).toBe('first')
  expect(leftBeside()).toEqual([])
})

/** A process of its own, killed in the middle of a step. */
async function killedBuild() {
  const module = JSON.stringify(new URL('./replace-release.ts', import.meta.url).href)
  const program = `
    import { replaceRelease } from ${module}
    await replaceRelease(${JSON.stringify(release)}, () => {
      console.log('under way')
      return new Promise((resolve) => setTimeout(resolve, 60_000))
    })`
  const build = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(build.stdout, 'data')
  build.kill('SIGKILL')
  await once(build, 'close')
  return build.pid
}

test('what a dead build with our own number has left is cleared up too', async () => {
  mkdirSync(path.join(`${release}.next`, `${process.pid}-x.last`), { recursive: true })
  await make('first')(path.join(`${release}.next`, `${process.pid}-x.last`))
  const failing = replaceRelease(release, async () => {
    throw new Error('a step failed')
  })
  await expect(failing).rejects.toThrow('a step failed')
  expect(served()).toBe('first')
  expect(leftBeside()).toEqual([])
})
