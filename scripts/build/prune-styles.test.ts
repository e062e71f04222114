import { expect, test } from 'vitest'
import { pruneStyles } from './prune-styles.ts'

const pruned = async (css: string, body: string, scripts: string[] = []) => {
  const html = await pruneStyles(
    `<head><style id="page-styles">${css}</style></head>${body}`,
    scripts,
  )
  return /<style id="page-styles">([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
}

test('what the page does not use is gone, the rest stays as it is', async () => {
  expect(await pruned('.used{a:b}.other{c:d}', '<p class="used">x</p>')).toBe('.used{a:b}')
})

test.each([
  ['md:w-[26rem]', '.md\\:w-\\[26rem\\]{a:b}'],
  ['text-white/80', '.text-white\\/80{a:b}'],
  ['group-data-open:block', '.group-data-open\\:block:is(:where(.group)[data-open] *){a:b}'],
])('the utility %s is found under its escaped name', async (name, css) => {
  const body = `<p class="group"><b class="${name}">x</b></p>`
  expect(await pruned(`${css}.md\\:w-\\[27rem\\]{c:d}`, body)).toBe(css)
})

test.each([
  ':root[data-gate=checking] #site{a:b}',
  'a[href^="tel:"]{a:b}',
  'dialog::backdrop{a:b}',
  '.menu:popover-open{a:b}',
  ':focus-visible{a:b}',
  '::selection{a:b}',
  '*,::before,::after{a:b}',
  ':where(a):hover{a:b}',
])('a state that comes later keeps its rule: %s', async (css) => {
  expect(await pruned(css, '<a class="menu" id="site">x</a><dialog></dialog>')).toBe(css)
})

test('a class that only a script of the page sets is used too', async () => {
  const script = 'panel.className=`chatbot-panel`'
  expect(await pruned('.chatbot-panel{a:b}', '<p>x</p>', [script])).toBe('.chatbot-panel{a:b}')
})
