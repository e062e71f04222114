import { spawn } from 'node:child_process'
import { cpSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { publish } from '../../scripts/releases.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { endAllServers, startServer } from '../../server/testing/server-process.ts'
import { copyOfSite } from './copy-of-site.ts'

/** The editor, and the server beside it that shows what is published. */
export async function startEditorAndServer() {
  const folder = await copyOfSite()
  const link = path.join(folder, 'build')
  const built = (place: string) => cpSync(realpathSync('build'), place, { recursive: true })
  await publish(link, built)
  const { url } = await startServer({ BUILD_DIR: link, DATA_DIR: path.join(folder, 'data') })
  const editor = await startEditor(folder, { PORT: new URL(url).port })
  const stop = () => {
    endAllServers()
    editor.stop()
  }
  return { ...editor, live: url, stop }
}

/** `npm run edit` in a copy of the site. */
export async function startEditor(copy?: string, settings: NodeJS.ProcessEnv = {}) {
  const folder = copy ?? (await copyOfSite())
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const editor = spawn(process.execPath, ['editor/edit.ts', '--no-open', '--port', String(port)], {
    cwd: folder,
    detached: true,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await expect.poll(() => statusOf(`${url}/keystatic`), { timeout: 200_000 }).toBe(200)
  return {
    url,
    folder,
    fileOf: (name: string) => readFileSync(path.join(folder, 'content', name), 'utf8'),
    stop: () => {
      if (editor.pid) process.kill(-editor.pid, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Editor = Awaited<ReturnType<typeof startEditorAndServer>>

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  )

/** Opens a form by its name in the menu; `Practices: leeds` is the file of that name in a folder. */
export async function openForm(page: Page, name: string) {
  const menu = page.getByRole('navigation').filter({ hasNot: page.getByText('Breadcrumbs') })
  const [form = '', file] = name.split(': ')
  await menu.getByRole('link', { name: form, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: form, exact: true })).toBeVisible()
  if (!file) return
  await page.getByRole('rowheader', { name: file, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/item/${file}$`))
}

/** Presses the button and waits until the file is written. */
export async function save(page: Page, button = 'Save') {
  const answer = page.waitForResponse((response) => response.url().endsWith('/update'))
  await page.getByRole('button', { name: button, exact: true }).click()
  const response = await answer
  expect(response.ok() ? 'saved' : await response.text()).toBe('saved')
}

/** Fills a new entry of a list in the dialog that opens, and puts it into the list. */
export async function addTo(list: Locator, page: Page, fill: (entry: Locator) => Promise<void>) {
  await list.getByRole('button', { name: 'Add', exact: true }).click()
  const entry = page.getByRole('dialog', { name: 'Add item' })
  await fill(entry)
  await entry.getByRole('button', { name: 'Add', exact: true }).last().click()
  await expect(entry).toBeHidden()
}

/** Chooses from a list that opens below its button. */
export async function choose(within: Locator, page: Page, field: string, option: string) {
  await within.getByRole('button', { name: new RegExp(`${field}(\\(required\\))?$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export const list = (within: Page | Locator, name: string) =>
  within.getByRole('group', { name, exact: true })
