import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { articlePage, fullArticle, pageCount } from '../content/article-pages.ts'
import { articleFiles, loadArticles } from '../content/load-articles.ts'
import { pictureFiles } from '../content/picture-files.ts'
import { type PictureData, pictureData } from './picture-data.ts'

const moduleId = 'virtual:articles'
const resolvedId = `\0${moduleId}`
const devPath = /^\/articles\/(page-)?(\d+)\.json$/

/**
 * `import blog from 'virtual:articles'` gives the first page of articles and no more, so that the blog
 * weighs the same with four articles and with ten thousand. The bodies and the further pages are
 * files that the browser fetches when they are asked for: `/articles/7.json`, `/articles/page-2.json`.
 */
export function articles(): Plugin {
  let isBuild = false
  /** Modules of the image pipeline, whose file names are known only when the bundle is written. */
  const pictureModules = new Map<string, string>()

  return {
    name: 'articles',
    configResolved: (config) => {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === moduleId ? resolvedId : null),
    async load(id) {
      if (id !== resolvedId) return null
      for (const file of articleFiles()) this.addWatchFile(path.resolve(file))
      const all = loadArticles()
      const files = pictureFiles()
      if (isBuild && this.environment.name === 'client') {
        for (const path of new Set(all.map(({ image }) => image.src))) {
          const picture = await this.load({ id: pictureFile(files, path) })
          pictureModules.set(path, picture.code ?? '')
        }
      }
      return firstPageModule(all, (path) => pictureFile(files, path))
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const pictures = new Map<string, PictureData>()
      for (const [path, code] of pictureModules) {
        pictures.set(
          path,
          await pictureData(code, (reference) => `/${this.getFileName(reference)}`),
        )
      }
      const pictureOf = (path: string) => pictures.get(path)
      const all = loadArticles()
      const emit = (name: string, data: unknown) =>
        this.emitFile({ type: 'asset', fileName: `articles/${name}.json`, source: json(data) })
      for (const article of all) emit(String(article.id), fullArticle(article, pictureOf))
      for (let page = 2; page <= pageCount(all); page++) {
        emit(`page-${page}`, articlePage(all, page, pictureOf))
      }
    },
    hotUpdate({ file }) {
      // The list keeps the articles that it began with, as it does for readers who asked for more.
      if (articleFiles().some((article) => path.resolve(article) === file))
        this.environment.hot.send({ type: 'full-reload' })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, isPage, number] = devPath.exec(request.url ?? '') ?? []
        if (!number) return next()
        const data = await devFile(server, Boolean(isPage), Number(number))
        if (data) response.setHeader('Content-Type', 'application/json').end(json(data))
        else response.writeHead(404).end()
      })
    },
  }
}

const json = (data: unknown) => JSON.stringify(data)

/** Pictures are imported, so that the bundler gives them their addresses like any other's. */
function firstPageModule(all: ReturnType<typeof loadArticles>, fileOf: (path: string) => string) {
  const imports: string[] = []
  const { articles, nextPage } = articlePage(all, 1, (path) => {
    imports.push(`import picture${imports.length} from ${json(fileOf(path))}`)
    return `picture${imports.length - 1}`
  })
  const cards = articles.map(
    ({ picture, ...article }) => `{...${json(article)},picture:${picture}}`,
  )
  const highestId = Math.max(0, ...all.map(({ id }) => id))
  return [
    ...imports,
    `export default {articles:[${cards.join(',')}],nextPage:${nextPage},total:${all.length},highestId:${highestId}}`,
  ].join('\n')
}

/** Made twice: once to learn which pictures it needs, then with them. */
async function devFile({ environments }: ViteDevServer, isPage: boolean, number: number) {
  const all = loadArticles()
  const article = all.find(({ id }) => id === number)
  if (isPage ? number > pageCount(all) : !article) return undefined
  const make = (pictureOf: (path: string) => unknown) =>
    article && !isPage ? fullArticle(article, pictureOf) : articlePage(all, number, pictureOf)
  const needed = new Set<string>()
  make((path) => needed.add(path))

  const files = pictureFiles()
  const pictures = new Map<string, PictureData>()
  for (const path of needed) {
    const module = await environments.client.pluginContainer.load(pictureFile(files, path))
    const code = typeof module === 'string' ? module : (module?.code ?? '')
    pictures.set(path, await pictureData(code, String))
  }
  return make((path) => pictures.get(path))
}

function pictureFile(files: Map<string, string>, path: string) {
  const file = files.get(path)
  if (!file)
    throw new Error(
      `content/articles: there is no picture content/images/${path}; check the path or add the file`,
    )
  return file
}
