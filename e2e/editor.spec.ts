import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { copyOfSite } from '../bench/copy-of-site.ts'
import { freePort } from '../server/testing/free-port.ts'
import { team } from './content.ts'

/** `npm run edit` in a copy of the site: what a person at the front desk does with it. */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

let folder: string
let server: ChildProcess
let url: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await copyOfSite()
  const port = await freePort()
  server = spawn(process.execPath, ['scripts/edit.ts', '--no-open', '--port', String(port)], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/keystatic`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 200_000 },
    )
    .toBe(200)
})

test.afterAll(() => {
  if (server?.pid) process.kill(-server.pid, 'SIGKILL')
  if (folder) rmSync(folder, { recursive: true, force: true })
})

const fileOf = (name: string) => readFileSync(path.join(folder, 'content', name), 'utf8')

/** Opens a form by its name in the menu. */
async function open(page: Page, name: string) {
  await page.goto(`${url}/keystatic`, { timeout: 120_000 })
  await page
    .getByRole('navigation')
    .getByRole('link', { name, exact: true })
    .click({ timeout: 120_000 })
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: 60_000 })
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

/** The words of a page as they are now, without its scripts. */
async function words(address: string) {
  const html = await (await fetch(url + address)).text()
  return html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
}

const everywhere = ['/', '/emergency-dentist', '/emergency-offline', '/assistant.json']

test('a new phone number: typed as it comes, printed alike, dialled everywhere', async ({
  page,
}) => {
  await open(page, 'Leeds')
  const phone = page.getByLabel('Phone').first()
  await phone.fill('0113 496')
  await phone.blur()
  await expect(page.getByText('is not a UK phone number; write it like')).toBeVisible()
  await phone.fill('+44 113 496 0777')
  await save(page)
  await expect.poll(() => fileOf('practices/leeds.yaml')).toContain('0777')
  for (const address of everywhere)
    await expect.poll(() => words(address)).toContain('0113 496 0777')
  expect(await words('/')).toContain('tel:+441134960777')
  expect(await (await fetch(`${url}/`)).text()).toContain('"telephone":"+44 113 496 0777"')
})

test('two people at once: the second is told, and nothing is overwritten', async ({ page }) => {
  await open(page, 'Ripon')
  const file = path.join(folder, 'content/practices/ripon.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/travel: /, 'travel: Changed by hand. '))
  await page
    .getByLabel(/^Town|^City/)
    .first()
    .fill('Ripon-on-Ure')
  await save(page)
  await expect(page.getByText('was changed by somebody else while you were writing')).toBeVisible()
  expect(fileOf('practices/ripon.yaml')).toContain('Changed by hand.')
  expect(fileOf('practices/ripon.yaml')).not.toContain('Ripon-on-Ure')
})

test('what the build would refuse is not saved, and says why', async ({ page }) => {
  await open(page, 'Team')
  const [first] = team
  await page.getByRole('button', { name: 'Add' }).first().scrollIntoViewIfNeeded()
  const before = fileOf('team.yaml')
  const refused = await page.evaluate(
    async ([contents]) => {
      const answer = await fetch('/api/keystatic/update', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'no-cors': '1' },
        body: JSON.stringify({
          additions: [{ path: 'content/team.yaml', contents }],
          deletions: [],
        }),
      })
      return { status: answer.status, text: await answer.text() }
    },
    [
      Buffer.from(before.replace('section:', `  - ${JSON.stringify(first)}\nsection:`)).toString(
        'base64',
      ),
    ],
  )
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('is in the team twice; keep one')
  expect(fileOf('team.yaml')).toBe(before)
})

test('another website, and another name for this computer, are refused', async ({ request }) => {
  const names = `${url}/api/editor/names`
  expect((await request.get(names)).status()).toBe(200)
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Host: 'evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ])
    expect((await request.get(names, { headers })).status()).toBeGreaterThanOrEqual(403)
  const update = await request.post(`${url}/api/keystatic/update`, {
    headers: { Origin: 'https://evil.example', 'no-cors': '1' },
    data: { additions: [], deletions: [] },
  })
  expect(update.status()).toBe(403)
})
