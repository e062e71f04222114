import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { addRelease, goLive, listReleases, liveRelease, undoRelease } from './releases.ts'

const day = 24 * 3_600_000

let root: string
let link: string
beforeEach(() => {
  root = temporaryFolder()
  link = path.join(root, 'build')
})

const make = (words: string) => async (folder: string) => {
  mkdirSync(path.join(folder, 'client'))
  await writeFile(path.join(folder, 'client/index.html'), words)
  await writeFile(path.join(folder, 'site-manifest.json'), '{}')
  // No two builds end within a millisecond.
  await pause(2)
}
const publish = async (words: string, now?: Date) => {
  const { name } = await addRelease(link, make(words))
  return goLive(link, name, now)
}
const failingBuild = () =>
  addRelease(link, async (folder) => {
    await make('half')(folder)
    throw new Error('a step failed')
  })
const served = () => readFileSync(path.join(link, 'client/index.html'), 'utf8')
const leftBeside = () => readdirSync(path.join(root, 'releases/.next'))
const wordsOf = ({ folder }: { folder: string }) =>
  readFileSync(path.join(folder, 'client/index.html'), 'utf8')

describe('a build', () => {
  test('changes nothing that is served until it goes live', async () => {
    await publish('first')
    const { name } = await addRelease(link, make('second'))
    expect(served()).toBe('first')
    goLive(link, name)
    expect(served()).toBe('second')
    expect(leftBeside()).toEqual([])
  })

  test('can be read by whoever could read a folder made by hand', async () => {
    await publish('first')
    mkdirSync(path.join(root, 'by-hand'))
    expect(statSync(link).mode).toBe(statSync(path.join(root, 'by-hand')).mode)
  })

  test('that fails leaves all as it was', async () => {
    await publish('first')
    const before = listReleases(link)
    await expect(failingBuild()).rejects.toThrow('a step failed')
    expect(served()).toBe('first')
    expect(listReleases(link)).toEqual(before)
    expect(leftBeside()).toEqual([])
  })

  test('of two at once each is whole, and the one that goes live last is served', async () => {
    let endFirst = () => {}
    const firstMayEnd = new Promise<void>((resolve) => {
      endFirst = resolve
    })
    const first = addRelease(link, async (folder) => {
      await make('first')(folder)
      await firstMayEnd
    })
    await publish('second')
    endFirst()
    goLive(link, (await first).name)
    expect(served()).toBe('first')
    expect(listReleases(link).map(wordsOf).sort()).toEqual(['first', 'second'])
    expect(leftBeside()).toEqual([])
  })

  test('that is killed leaves the last release, and the next one clears up after it', async () => {
    await publish('first')
    await killedBuild()
    expect(served()).toBe('first')
    expect(leftBeside()).toHaveLength(1)
    await publish('second')
    expect(served()).toBe('second')
    expect(leftBeside()).toEqual([])
  })

  test('that was killed with our own number is cleared up too', async () => {
    mkdirSync(path.join(root, 'releases/.next', `${process.pid}-x`), { recursive: true })
    await publish('first')
    expect(leftBeside()).toEqual([])
  })

  test('made in the place of the link, as builds used to be, is the first release', async () => {
    mkdirSync(link)
    await make('by an older version')(link)
    await publish('second')
    expect(served()).toBe('second')
    undoRelease(link)
    expect(served()).toBe('by an older version')
  })
})

test('a folder of somebody else in the place of the link is left alone', async () => {
  mkdirSync(link)
  await writeFile(path.join(link, 'letter.txt'), 'not ours')
  await expect(publish('first')).rejects.toThrow('move it away')
  expect(readdirSync(link)).toEqual(['letter.txt'])
})

describe('the link', () => {
  test('leads to a whole release at every moment of a switch', async () => {
    const names = [await publish('first'), await publish('second')].map(({ name }) => name)
    const program = `
      import { readFileSync } from 'node:fs'
      const seen = {}
      process.on('SIGTERM', () => { console.log(JSON.stringify(seen)); process.exit() })
      const look = () => {
        for (let times = 0; times < 200; times++) {
          let found
          try { found = readFileSync(${JSON.stringify(path.join(link, 'client/index.html'))}, 'utf8') }
          catch (error) { found = error.code }
          seen[found] = (seen[found] ?? 0) + 1
        }
        setImmediate(look)
      }
      look()
      console.log('looking')`
    const reader = spawn(process.execPath, ['--input-type=module', '-e', program])
    await once(reader.stdout, 'data')
    for (let round = 0; round < 200; round++) goLive(link, names[round % 2] as string)
    reader.kill('SIGTERM')
    const [line] = await once(reader.stdout, 'data')
    expect(Object.keys(JSON.parse(String(line))).sort()).toEqual(['first', 'second'])
  }, 30_000)

  test('goes along when the whole folder is moved', async () => {
    await publish('first')
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(path.isAbsolute(readlinkSync(link))).toBe(process.platform === 'win32')
  })
})

describe('undoing', () => {
  test('leads to the release before, again and again', async () => {
    for (const words of ['first', 'second', 'third']) await publish(words)
    undoRelease(link)
    expect(served()).toBe('second')
    undoRelease(link)
    expect(served()).toBe('first')
    expect(() => undoRelease(link)).toThrow('no release before')
    expect(served()).toBe('first')
  })

  test('leads to what was live before, not to what was built before', async () => {
    await publish('good')
    await publish('bad')
    undoRelease(link)
    await publish('better')
    undoRelease(link)
    expect(served()).toBe('good')
  })

  test('can itself be undone, by name', async () => {
    await publish('first')
    const { name } = await publish('second')
    undoRelease(link)
    expect(listReleases(link).find((release) => release.name === name)?.isUndone).toBe(true)
    undoRelease(link, name)
    expect(served()).toBe('second')
    expect(liveRelease(link)?.isUndone).toBe(false)
  })

  test('says so when nothing is there to go back to', async () => {
    expect(() => undoRelease(link)).toThrow('Nothing is live yet')
    await publish('first')
    expect(() => undoRelease(link, 'other')).toThrow('There is no release other')
  })
})

test('the list has the newest first, with the times of each', async () => {
  const [one, two] = ['2026-11-17T14:32:00Z', '2026-11-17T15:00:00Z'].map((time) => new Date(time))
  await publish('first', one)
  await publish('second', two)
  const never = await addRelease(link, make('third'))
  expect(
    listReleases(link).map(({ isLive, liveSince, liveUntil }) => ({
      isLive,
      liveSince,
      liveUntil,
    })),
  ).toEqual([
    { isLive: false, liveSince: null, liveUntil: null },
    { isLive: true, liveSince: two, liveUntil: null },
    { isLive: false, liveSince: one, liveUntil: two },
  ])
  expect(listReleases(link)[0]?.name).toBe(never.name)
})

describe('releases that are kept', () => {
  const from = Date.now()
  const count = () => listReleases(link).length - 1

  test('are those of the last seven days', async () => {
    for (let hour = 0; hour < 8; hour++) await publish(`${hour}`, new Date(from + hour * 3_600_000))
    expect(count()).toBe(7)
  })

  test('and five of the older ones', async () => {
    for (let week = 0; week < 8; week++) await publish(`${week}`, new Date(from + week * 8 * day))
    expect(count()).toBe(6)
    expect(existsSync(link)).toBe(true)
  })

  test('and one that was live for a month and was left today, however many come after', async () => {
    const { name } = await publish('long live', new Date(from - 30 * day))
    for (let hour = 0; hour < 8; hour++) await publish(`${hour}`, new Date(from + hour * 3_600_000))
    expect(listReleases(link).map((release) => release.name)).toContain(name)
  })
})

/** A process of its own, killed in the middle of a step. */
async function killedBuild() {
  const module = JSON.stringify(new URL('./releases.ts', import.meta.url).href)
  const program = `
    import { addRelease } from ${module}
    await addRelease(${JSON.stringify(link)}, () => {
      console.log('under way')
      return new Promise((resolve) => setTimeout(resolve, 60_000))
    })`
  const build = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(build.stdout, 'data')
  build.kill('SIGKILL')
  await once(build, 'close')
}
