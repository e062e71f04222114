import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

/** Writes `sw.js` (src/service-worker.js) with the names of the files that the finished emergency page needs. */
export async function writeServiceWorker(client: string) {
  const page = await readFile(`${client}/emergency-dentist/index.html`, 'utf8')
  const files = new Set(page.match(/\/assets\/[\w./-]+\.\w+/g))
  // What a script imports is added behind it, and looked into in its turn.
  for (const file of files) {
    if (!file.endsWith('.js')) continue
    const script = await readFile(client + file, 'utf8')
    for (const [, name] of script.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      files.add(`/assets/${name}`)
  }
  const release = { name: `emergency-page-${hash('sha256', page).slice(0, 8)}`, files: [...files] }
  const worker = await readFile('src/service-worker.js', 'utf8')
  await writeFile(`${client}/sw.js`, `const release = ${JSON.stringify(release)}\n${worker}`)
}
