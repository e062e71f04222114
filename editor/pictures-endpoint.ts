import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { type FileName, files } from '../src/content/files.ts'
import { parseYaml, readText } from '../src/content/parse-yaml.ts'
import { examineContent } from '../src/content/read-content.ts'
import { leavesOf } from '../src/content/walk.ts'
import { places } from './places.ts'

const folder = 'content/images'

/** A picture of the site, and the forms that show it. */
export type SitePicture = {
  /** Below content/images/, without ending. */
  name: string
  /** In pixels: `1600 × 900`. */
  size: string
  /** Changes with the file, so that a browser asks for the new one. */
  version: number
  uses: PictureUse[]
}

type PictureUse = { picture: string; alt: string; label: string; form: string; page: string }

/** Every picture in content/images/. */
export const GET: APIRoute = async () => {
  const uses = Map.groupBy([...usesInForms(), ...usesInArticles()], ({ picture }) => picture)
  const pictures = globSync('**/*', { cwd: folder })
    .filter((file) => /\.(avif|jpe?g|png|webp)$/i.test(file))
    // A landmark is three pictures that fit each other: none can be replaced alone.
    .filter((file) => !file.startsWith('landmarks'))
    .sort()
    .map(async (file): Promise<SitePicture> => {
      const name = file.replaceAll(path.sep, '/').replace(/\.\w+$/, '')
      const { width, height } = await sharp(path.join(folder, file)).metadata()
      return {
        name,
        size: `${width} × ${height}`,
        version: statSync(path.join(folder, file)).mtimeMs,
        uses: uses.get(name) ?? [],
      }
    })
  return Response.json(await Promise.all(pictures))
}

const usesInForms = (): PictureUse[] =>
  Object.entries(files).flatMap(([file, schema]) => {
    const written = parseYaml(readText(`content/${file}.yaml`), `content/${file}.yaml`)
    const leaves = leavesOf(schema, written)
    const { label, pages } = places[file as FileName]
    return leaves
      .filter(({ names }) => names === 'picture')
      .map((leaf) => ({
        picture: String(leaf.value),
        alt: String(leaves.find(isBeside(leaf.path, 'alt'))?.value ?? ''),
        label,
        form: `/keystatic/singleton/${file.replaceAll('/', '-')}`,
        page: pages[0] ?? '/',
      }))
  })

const isBeside = (place: string[], key: string) => {
  const wanted = [...place.slice(0, -1), key].join('.')
  return (leaf: { path: string[] }) => leaf.path.join('.') === wanted
}

const usesInArticles = (): PictureUse[] =>
  (examineContent().content?.articles ?? []).map(({ name, title, image, path: page }) => ({
    picture: image.src,
    alt: image.alt,
    label: `Article: ${title}`,
    form: `/keystatic/collection/articles/item/${name}`,
    page: page ?? '/blog',
  }))
