import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyOfSite } from '../scripts/test/copy-of-site.ts'
import { machine, option, printHead, printRow } from './figures.ts'

/**
 * npm run bench:growth: builds copies of the site with more and more articles. Build time for each
 * article, the weight of the home page and of /blog, and the memory of the build.
 *
 * --articles=4,100,1000,10000
 */
const counts = (option('articles') ?? '4,100,1000,10000').split(',').map(Number)

const tellMemory =
  'data:text/javascript,process.on("exit",()=>console.log("memory",process.resourceUsage().maxRSS))'

type Figures = { articles: number; seconds: number; memory: number; home: number; blog: number }

/** The first article again and again, each with its own number and title. */
function writeArticles(folder: string, count: number) {
  const articles = path.join(folder, 'content/articles')
  mkdirSync(articles, { recursive: true })
  const model = readFileSync(path.join(articles, '1-daily-routine.md'), 'utf8')
  const there = globSync('*.md', { cwd: articles }).map((file) => Number.parseInt(file, 10))
  for (let id = Math.max(...there) + 1; id <= count; id++) {
    const article = model
      .replace(/^id: .*$/m, `id: ${id}`)
      .replace(/^title: .*$/m, `title: Article number ${id}`)
    writeFileSync(path.join(articles, `${id}-article-${id}.md`), article)
  }
}

function build(folder: string): Omit<Figures, 'articles'> {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tellMemory, 'scripts/build.ts'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  if (status !== 0) throw new Error(stderr || stdout)
  const kilobytes = (page: string) =>
    statSync(path.join(folder, 'build/client', page, 'index.html.br')).size / 1024
  return {
    seconds: (performance.now() - start) / 1000,
    memory: Number(/memory (\d+)/.exec(stdout)?.[1]) / 1024,
    home: kilobytes('.'),
    blog: kilobytes('blog'),
  }
}

const results: Figures[] = []
for (const articles of counts) {
  console.log(`Building with ${articles} articles, twice …`)
  const folder = await copyOfSite()
  writeArticles(folder, articles)
  build(folder)
  results.push({ articles, ...build(folder) })
  rmSync(folder, { recursive: true, force: true })
}

const [least] = results
console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}\n`)
const columns = ['articles', 'build s', 'ms for each further article', 'memory MB']
printHead([...columns, 'home KB', '/blog KB'])
for (const { articles, seconds, memory, home, blog } of results) {
  const further = articles - (least?.articles ?? 0)
  const each = further > 0 ? (((seconds - (least?.seconds ?? 0)) / further) * 1000).toFixed(1) : ''
  const sizes = [home, blog].map((size) => size.toFixed(1))
  printRow([articles, seconds.toFixed(1), each, Math.round(memory), ...sizes])
}
