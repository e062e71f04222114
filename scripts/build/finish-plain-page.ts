import { readdirSync, readFileSync } from 'node:fs'
import { nextPagesBlock } from './next-pages.ts'
import { pruneStyles } from './prune-styles.ts'
import { tunePlainPage } from './tune-plain-page.ts'

/** The files whose names begin like this: a page without React loads nothing else. */
const loadedByPlainPages = ['page-', 'own-chatbot-', 'chatbot-']

/** A page that arrives without React, with the styles it uses and no more. */
export async function finishPlainPage(
  rendered: string,
  { assets, ...page }: { path: string; file: string; assets: string },
): Promise<string> {
  const html = tunePlainPage(rendered, page, {
    script: startLine(assets),
    nextPages: nextPagesBlock(page.path),
  })
  return pruneStyles(
    html,
    loadedByPlainPages.map((start) => scriptNamed(assets, start)),
  )
}

/** It loads and starts what lies in a file shared with all other pages. */
function startLine(assets: string) {
  const entry = /^import\{(\w+) as \w+\}from"\.\/([^"]+)";\w+\(\);$/
  const [, name, file] = entry.exec(scriptNamed(assets, 'plain-page-').trim()) ?? []
  if (!name) throw new Error('the script of plain pages does more than start one function')
  return `import("/assets/${file}").then(page=>page.${name}())`
}

function scriptNamed(assets: string, start: string) {
  const name = readdirSync(assets).find((file) => file.startsWith(start) && file.endsWith('.js'))
  if (!name) throw new Error(`${assets} has no file ${start}*.js`)
  return readFileSync(`${assets}/${name}`, 'utf8')
}
