import { execFileSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { articles, practices, team } from './content.ts'
import { type Editor, openForm, save, startEditorAndServer } from './support/editor.ts'
import { entryTasks, photograph } from './support/editor-entries.ts'
import { factTasks } from './support/editor-facts.ts'
import { publishedSite } from './support/published-site.ts'

/** What a person at the front desk does with `npm run edit`, from the form to the site that visitors see. */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const tasks = [...factTasks, ...entryTasks]

let editor: Editor
/** Stays open from task to task, as it does on a desk. */
let page: Page

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  editor = await startEditorAndServer()
  page = await browser.newPage()
  page.setDefaultTimeout(30_000)
  // The editor asks before it deletes, and before it publishes with open points.
  page.on('dialog', (question) => question.accept())
  await page.goto(`${editor.url}/keystatic`, { timeout: 200_000 })
})

test.afterAll(() => editor?.stop())

test('another website, and another name for this computer, are refused', async ({ request }) => {
  for (const name of ['names', 'open-points', 'picture?name=hero', 'pictures', 'releases']) {
    const address = `${editor.url}/api/editor/${name}`
    expect((await request.get(address)).status()).toBe(200)
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Host: 'evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ])
      expect((await request.get(address, { headers })).status()).toBe(403)
  }
  // However its address is written.
  const written = await request.get(`${editor.url}/%61pi/editor/names`, {
    headers: { Origin: 'https://evil.example' },
  })
  expect(written.status()).toBeGreaterThanOrEqual(403)
  const update = await request.post(`${editor.url}/api/keystatic/update`, {
    headers: { Origin: 'https://evil.example', 'no-cors': '1' },
    data: { additions: [], deletions: [] },
  })
  expect(update.status()).toBe(403)
})

test('two tabs: what one has saved the other does not overwrite, and nobody’s words are lost', async ({
  browser,
}) => {
  const visit = await browser.newContext()
  const [one, other] = [await visit.newPage(), await visit.newPage()]
  for (const tab of [one, other]) {
    await tab.goto(`${editor.url}/keystatic`)
    await openForm(tab, 'Practices: ripon')
    await expect(tab.getByLabel('Town or city')).toBeVisible()
  }
  await other.getByLabel('How to get there').fill('Ten minutes on foot from the bus station.')
  await save(other)
  await one.getByLabel('Town or city').fill('Ripon-on-Ure')
  await one.getByRole('button', { name: 'Save' }).click()
  await expect(one.getByText('Practices: Ripon: somebody else has saved this form')).toBeVisible()
  expect(editor.fileOf('practices/ripon.yaml')).toContain('Ten minutes on foot from the bus')
  expect(editor.fileOf('practices/ripon.yaml')).not.toContain('Ripon-on-Ure')
  await one.reload()
  await expect(one.getByRole('textbox', { name: 'How to get there' }).first()).toHaveValue(
    'Ten minutes on foot from the bus station.',
  )
  await expect(one.getByLabel('Your draft').getByLabel('Town or city')).toHaveValue('Ripon-on-Ure')
  await visit.close()
})

test('a form that cannot be saved leads to what keeps it from it', async ({ browser }) => {
  const visit = await browser.newContext()
  const tab = await visit.newPage()
  await tab.goto(`${editor.url}/keystatic`)
  await openForm(tab, 'Practices: bradford')
  const street = tab.getByLabel('House and street')
  await street.fill('')
  await tab.getByLabel('How to get there').fill('By bus.')
  await tab.getByLabel('How to get there').press('End')
  await street.evaluate((field) => {
    for (let box = field.parentElement; box; box = box.parentElement) box.scrollTop = 1e5
  })
  await expect(street).not.toBeInViewport()
  await tab.getByRole('button', { name: 'Save' }).click()
  await expect(street).toBeInViewport()
  await visit.close()
})

test('a file that no form can show is mended where its form would stand', async ({ browser }) => {
  const file = path.join(editor.folder, 'content/footer.yaml')
  const whole = editor.fileOf('footer.yaml')
  writeFileSync(file, `${whole}\nbroken: "`)
  const visit = await browser.newContext()
  const tab = await visit.newPage()
  await tab.goto(`${editor.url}/keystatic`)
  await openForm(tab, 'Foot of every page')
  const mending = tab.getByRole('region', { name: 'The file as it is written' })
  await expect(mending.getByRole('textbox')).toHaveValue(/broken: "/)
  await mending.getByRole('button', { name: 'Save the file' }).click()
  await expect(mending.getByRole('status')).toContainText('Foot of every page: line')
  await mending.getByRole('button', { name: 'Take the words that are online now' }).click()
  await mending.getByRole('button', { name: 'Save the file' }).click()
  await expect(tab.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  expect(editor.fileOf('footer.yaml')).toBe(whole)
  await visit.close()
})

test('what the build would refuse is not saved, and says why', async ({ request }) => {
  const before = editor.fileOf('team.yaml')
  const twice = before.replace('section:', `  - ${JSON.stringify(team[0])}\nsection:`)
  const refused = await request.post(`${editor.url}/api/keystatic/update`, {
    headers: { 'no-cors': '1' },
    data: {
      additions: [{ path: 'content/team.yaml', contents: Buffer.from(twice).toString('base64') }],
      deletions: [],
    },
  })
  expect(refused.status()).toBe(422)
  expect(await refused.text()).toContain('is in the team twice; keep one')
  expect(editor.fileOf('team.yaml')).toBe(before)
})

test('after a save it says what is not online yet, and what to look at, with a link to the field', async () => {
  await openForm(page, 'Team')
  await page.getByRole('row', { name: team[0]?.name }).click()
  await page.getByRole('dialog').getByLabel('About them').fill('The best dentist in Leeds.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await save(page)
  const said = page.getByRole('complementary', { name: 'After saving' })
  await expect(said.getByText(/^Saved\. Not online yet: \d+ changes?\.$/)).toBeVisible()
  await said.getByRole('link', { name: `Team › People › ${team[0]?.name} › About them` }).click()
  await expect(page.getByRole('dialog').getByLabel('About them')).toBeFocused()
  await page
    .getByRole('dialog')
    .getByLabel('About them')
    .fill(team[0]?.bio ?? '')
  await page.getByRole('button', { name: 'Done' }).click()
  await save(page)
})

for (const { title, forms, button } of tasks)
  test(`${title}: filled in and saved`, async () => {
    for (const [name, fill] of Object.entries(forms)) {
      await openForm(page, name)
      await fill(page)
      await save(page, button)
    }
  })

const tabled = articles.find(({ html }) => html.includes('<table'))

test('an article with a table is opened and changed, and the table stays', async () => {
  test.skip(!tabled, 'no article has a table')
  await openForm(page, 'Articles')
  await page.getByRole('row', { name: new RegExp(`^${tabled?.name}`) }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Ask us.')
  await save(page)
  const text = editor.fileOf(`articles/${tabled?.name}.md`)
  expect(text.trimEnd()).toMatch(/ Ask us\.$/)
  expect(text).toMatch(/^\| --- \|/m)
  expect(text).not.toContain('{%')
})

test('the page in the other window follows at once', async ({ request }) => {
  const site = publishedSite(request, editor.url)
  for (const address of ['/', '/emergency-dentist'])
    await expect.poll(() => site.words(address), { timeout: 30_000 }).toContain('0113 496 0777')
})

test('a photo from a phone is kept upright, and without the place it was taken at', async () => {
  for (const name of ['photos/img-4711-*.jpg', 'articles/*/scarf-*.webp']) {
    const [file = ''] = globSync(`content/images/${name}`, { cwd: editor.folder })
    const { width, height, exif } = await sharp(path.join(editor.folder, file)).metadata()
    expect([width, height, exif]).toEqual([1200, 1600, undefined])
  }
})

test('a picture is replaced where all pictures stand', async () => {
  await openForm(page, 'Pictures')
  const { src, alt } = practices.ripon.interior
  const card = page.getByRole('listitem', { name: src })
  await expect(card.getByRole('link', { name: 'Practices: Ripon' })).toBeVisible()
  await expect(card.getByRole('img', { name: alt })).not.toHaveJSProperty('naturalWidth', 0)
  const chooser = page.waitForEvent('filechooser')
  await card.getByRole('button', { name: 'Replace' }).click()
  const buffer = await photograph('#aa5500')
  await (await chooser).setFiles({ name: 'new.jpg', mimeType: 'image/jpeg', buffer })
  await expect(card.getByRole('status')).toHaveText('Replaced.')
  await expect(card.getByText('1200 × 1600 pixels')).toBeVisible()
  expect(globSync(`content/images/${src}.*`, { cwd: editor.folder })).toHaveLength(1)
  await card.getByRole('link', { name: 'Say what it shows now' }).first().click()
  await expect(page.getByLabel('What the picture shows').and(page.locator(':focus'))).toHaveValue(
    alt,
    { timeout: 30_000 },
  )
})

test('all of it is published from the menu, and the server shows it without a restart', async ({
  request,
}) => {
  test.setTimeout(300_000)
  await openForm(page, 'Publish')
  const main = page.getByRole('main')
  await expect(main.getByRole('definition').getByText('113 496 0777')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const status = page.getByRole('status').filter({ hasText: /\S/ })
  await expect(status).toHaveText('Building …')
  await expect(status).toHaveText(/^Live since .*, \d\d:\d\d$/, { timeout: 280_000 })
  await expect(main.getByText('all that is saved is online')).toBeVisible()
  const site = publishedSite(request, editor.live)
  await expect.poll(() => site.words('/')).toContain('0113 496 0777')
})

for (const { title, isShown } of tasks)
  test(`${title}: shown wherever it belongs`, ({ request }) =>
    isShown(publishedSite(request, editor.live)))

test('Undo says what it takes back, and brings back the version before with its forms', async ({
  request,
}) => {
  await openForm(page, 'Publish')
  await page.getByRole('button', { name: 'Undo' }).click()
  const preview = page.getByRole('region', { name: 'Another version' })
  await expect(preview.getByText('113 496 0777')).toBeVisible()
  await preview.getByRole('button', { name: 'Show that version' }).click()
  const site = publishedSite(request, editor.live)
  await expect.poll(() => site.words('/')).toContain(practices.leeds.phone)
  // The forms follow the site.
  await expect.poll(() => editor.fileOf('practices/leeds.yaml')).toContain(practices.leeds.phone)
})

test('the commands go on where the menu left off', async ({ request }) => {
  const rollback = (...words: string[]) =>
    execFileSync(process.execPath, ['scripts/rollback.ts', ...words], {
      cwd: editor.folder,
      env: { ...process.env, PORT: new URL(editor.live).port },
      encoding: 'utf8',
    })
  const [live, undone = ''] = rollback('--list').split('\n')
  expect(live).toMatch(/ {2}live since /)
  expect(rollback(undone.split(' ')[0] ?? '')).toMatch(/^Live since .*, \d\d:\d\d\n/)
  const site = publishedSite(request, editor.live)
  await expect.poll(() => site.words('/')).toContain('0113 496 0777')
})
