import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeFixtureBuild } from '../server/testing/fixture-build.ts'
import { endAllServers, startServer } from '../server/testing/server-process.ts'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'
import { until } from '../server/testing/until.ts'
import { publish, undo } from './releases.ts'

afterAll(endAllServers)

/** A small site whose home page and script say which release they are of. */
const site = (mark: string) => (folder: string) => {
  writeFixtureBuild(folder)
  for (const file of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(path.join(folder, file))
  const write = (file: string, text: string) =>
    writeFileSync(path.join(folder, 'client', file), text)
  write('index.html', `<p>${mark}</p><script src="/assets/entry-${mark}.js"></script>`.padEnd(9000))
  write(`assets/entry-${mark}.js`, mark)
  write('sitemap.xml', '<loc>https://dental.test/</loc>')
}

test('three switches under load: no request fails, and every page has its script', async () => {
  const link = path.join(temporaryFolder(), 'build')
  await publish(link, site('one'))
  const server = await startServer({ BUILD_DIR: link, DATA_DIR: temporaryFolder() })
  const textAt = async (address: string) => {
    const answer = await fetch(server.url + address)
    return `${answer.status} ${await answer.text()}`
  }
  const seen = new Map<string, number>()
  const failures: string[] = []
  let isOver = false
  const visitor = async () => {
    while (!isOver) {
      const page = await textAt('/').catch(String)
      const [, mark = ''] = /^200 .*<p>(\w+)<\/p>/s.exec(page) ?? []
      const script = await textAt(`/assets/entry-${mark}.js`).catch(String)
      if (script !== `200 ${mark}`) failures.push(`${page.slice(0, 80)} ${script}`)
      seen.set(mark, (seen.get(mark) ?? 0) + 1)
    }
  }
  const visitors = Array.from({ length: 20 }, visitor)
  const shows = (mark: string) => {
    const before = seen.get(mark) ?? 0
    return until(() => (seen.get(mark) ?? 0) >= before + 50)
  }
  await shows('one')
  await publish(link, site('two'))
  await shows('two')
  await publish(link, site('three'))
  await shows('three')
  undo(link)
  await shows('two')
  isOver = true
  await Promise.all(visitors)
  expect(failures).toEqual([])
  expect(await server.end('SIGTERM')).toBe(0)
})

test('what was built elsewhere and copied here goes online by one command', async () => {
  const root = temporaryFolder()
  const link = path.join(root, 'build')
  await publish(link, site('one'))
  site('two')(path.join(root, 'incoming'))
  const release = (folder: string) =>
    spawnSync(process.execPath, ['scripts/publish-site.ts', folder], {
      env: { ...process.env, BUILD_DIR: link, PORT: '1' },
      encoding: 'utf8',
    })
  expect(release(path.join(root, 'incoming')).stdout).toContain('\nPublished on ')
  expect(readFileSync(path.join(link, 'client/index.html'), 'utf8')).toContain('<p>two</p>')
  rmSync(path.join(root, 'incoming/client/sitemap.xml'))
  expect(release(path.join(root, 'incoming')).stderr).toMatch(
    /^Not published; the site is as it was/,
  )
  expect(readFileSync(path.join(link, 'client/index.html'), 'utf8')).toContain('<p>two</p>')
})

test('a build that is killed changes nothing', async () => {
  const link = path.join(temporaryFolder(), 'build')
  await publish(link, site('one'))
  const program = `
    import { publish } from ${JSON.stringify(new URL('./releases.ts', import.meta.url).href)}
    await publish(${JSON.stringify(link)}, () => {
      console.log('under way')
      return new Promise((resolve) => setTimeout(resolve, 60_000))
    })`
  const build = spawn(process.execPath, ['--input-type=module', '-e', program])
  await once(build.stdout, 'data')
  build.kill('SIGKILL')
  await once(build, 'close')
  expect(readFileSync(path.join(link, 'client/index.html'), 'utf8')).toContain('<p>one</p>')
  await publish(link, site('two'))
  expect(readFileSync(path.join(link, 'client/index.html'), 'utf8')).toContain('<p>two</p>')
})
