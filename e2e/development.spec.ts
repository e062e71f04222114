import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { freePort } from '../server/testing/free-port.ts'
import { copyOfSite } from './support/copy-of-site.ts'

/** `npm run dev` in a copy of the site, so that its files can be changed. */
let folder: string
let server: ChildProcess
let url: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await copyOfSite()
  const port = await freePort()
  server = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], {
    cwd: folder,
    // The command starts another one: they are ended together.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  url = `http://localhost:${port}`
  await expect
    .poll(
      () =>
        fetch(url).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 90_000 },
    )
    .toBe(200)
})

test.afterAll(() => {
  if (server?.pid) process.kill(-server.pid, 'SIGKILL')
  if (folder) rmSync(folder, { recursive: true, force: true })
})

function edit(file: string, from: string | RegExp, to: string) {
  const place = path.join(folder, file)
  const before = readFileSync(place, 'utf8')
  const after = before.replace(from, to)
  expect(after, `${file} has no ${from}`).not.toBe(before)
  writeFileSync(place, after)
}

/** Opens a page and waits until it listens for edits. */
async function open(page: Page, address: string) {
  await page.goto(url + address)
  await page.waitForLoadState('networkidle')
}

test('in development the page runs, and an edit is seen in it without loading it by hand', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })

  await open(page, '/')

  edit('src/sections/home/hero.tsx', '</h1>', ' (edited component)</h1>')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(edited component)')

  edit('src/styles/tokens.css', /--color-cream: #\w+/, '--color-cream: #00ff00')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 255, 0)')

  edit('src/islands/carousel/carousel.tsx', '"Next slide"', '"Edited control"')
  await expect(page.locator('[aria-label="Edited control"]').first()).toBeAttached()

  await open(page, '/complaints')
  edit('content/pages/complaints.md', /^## /m, '## Edited page: ')
  await expect(page.getByRole('heading', { name: /^Edited page: / })).toBeVisible()

  await open(page, '/blog')
  edit('content/articles/1-daily-routine.md', /^title: .*/m, 'title: Edited article of the day')
  await expect(page.getByRole('heading', { name: /^Edited article / })).toBeVisible()

  await open(page, '/')
  edit('content/questions.yaml', /question: .*/, 'question: "Edited question: when?"')
  await expect(page.locator('#faq')).toContainText('Edited question: ')
  expect(refused).toEqual([])
})
