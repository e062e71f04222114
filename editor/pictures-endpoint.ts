import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { fieldName } from '../src/content/explain.ts'
import { type FileName, type FolderName, files, folders } from '../src/content/kinds.ts'
import { readFiles } from '../src/content/read-files.ts'
import { leavesOf } from '../src/content/schema-fields.ts'
import { formAddress } from './form-address.ts'
import { words as inWords } from './schema-values.ts'
import { told } from './told.ts'

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

/** `field` holds the words for it, as open-field.ts finds it. */
type PictureUse = { picture: string; alt: string; label: string; form: string; field: string }

/** Every picture in content/images/. */
export const GET: APIRoute = async () => {
  const uses = Map.groupBy(usesInForms(), ({ picture }) => picture)
  const pictures = globSync('**/*', { cwd: folder })
    .filter((file) => /\.(avif|jpe?g|png|webp)$/i.test(file))
    // A landmark is three pictures that fit each other: none can be replaced alone.
    .filter((file) => !file.startsWith('landmarks'))
    // One in a text is replaced there.
    .filter((file) => !file.startsWith('articles'))
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

function usesInForms(): PictureUse[] {
  const found = readFiles()
  return found.read.flatMap(({ file, kind, name, schema, fields }) => {
    const leaves = leavesOf(schema, fields)
    const folder = Object.hasOwn(folders, kind) ? folders[kind as FolderName] : undefined
    const { label } = folder ?? files[kind as FileName]
    return leaves
      .filter(({ names }) => names === 'picture')
      .map((leaf) => {
        const words = leaves.find(isBeside(leaf.path, 'alt'))
        return {
          picture: String(leaf.value),
          alt: String(words?.value ?? ''),
          label: folder ? `${label}: ${inWords(name)}` : label,
          form: formAddress(file),
          field: words
            ? told(`${file}: ${fieldName(fields, words.path)}: `, 'content', found).field
            : '',
        }
      })
  })
}

const isBeside = (place: string[], key: string) => {
  const beside = [...place.slice(0, -1), key].join('.')
  // An article keeps both at its top: image, imageAlt.
  const atTop = place.length === 1 ? `${place[0]}Alt` : beside
  return (leaf: { path: string[] }) => [beside, atTop].includes(leaf.path.join('.'))
}
