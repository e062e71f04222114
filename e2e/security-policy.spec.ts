import { expect, test } from './support/test.ts'

/*
 * That the site itself violates nothing, on any page and in any use, is held by all other browser tests:
 * each of them fails on what the browser complains about (support/test.ts), and it complains of this.
 */
test.use({ expectedComplaints: [/Content Security Policy/] })

test('what does not belong to the site is stopped, and the browser complains of it', async ({
  page,
  complaints,
}) => {
  await page.goto('/privacy-policy')
  await page.evaluate(() => {
    const add = (name: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(name)
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
      element.textContent = text
      document.body.append(element)
    }
    add('script', {}, 'globalThis.isInjected = true')
    add('style', {}, 'body { display: none }')
    add('p', { style: 'color: red' })
    add('p', { onclick: 'globalThis.isInjected = true' })
    add('script', { src: 'https://evil.example/a.js' })
    add('img', { src: 'https://evil.example/a.png' })
    add('iframe', { src: 'https://evil.example/' })
    fetch('https://evil.example/').catch(() => {})
  })
  const refusals = {
    'an inline script': /inline script.*script-src/is,
    'an inline style': /inline style.*style-src/is,
    'an inline event handler': /inline event handler.*script-src/is,
    'a script from elsewhere': /evil\.example\/a\.js.*script-src/is,
    'a picture from elsewhere': /evil\.example\/a\.png.*img-src/is,
    'a frame from elsewhere': /evil\.example.*frame-src/is,
    'a connection to elsewhere': /evil\.example.*connect-src/is,
  }
  for (const [what, refusal] of Object.entries(refusals))
    await expect
      .poll(() => complaints.filter((text) => refusal.test(text)), what)
      .not.toHaveLength(0)
  await expect.poll(() => complaints.filter((text) => /inline style/i.test(text))).toHaveLength(2)
  expect(await page.evaluate(() => 'isInjected' in globalThis)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
