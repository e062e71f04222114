import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fieldName } from '../../src/content/explain.ts'
import { sizeProblem } from '../../src/content/fields.ts'

const imageFolder = 'content/images'

/** Left behind by computers, not by people. */
const ignored = /^(Thumbs\.db|desktop\.ini|\..*)$/i

/** Every file below a folder, `team/jo.jpg`. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ignored.test(entry.name))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()

/** Files in the picture folder that cannot be used. */
export function imageErrors(folder = imageFolder): string[] {
  const files = imageFiles(folder)
  const unusable = files.flatMap((file) => {
    const problem = pictureProblem(`${folder}/${file}`)
    return problem ? [`${folder}/${file}: ${problem}`] : []
  })
  return [...unusable, ...doubles(files, folder)]
}

const imageFiles = (folder: string) => filesIn(folder).filter((file) => !file.endsWith('.md'))

/** A photo laid beside the picture it should replace: nobody could tell which one is shown. */
function doubles(files: string[], folder: string): string[] {
  const byName = Map.groupBy(files, (file) => file.replace(/\.[^.]+$/, ''))
  return [...byName.values()]
    .filter(({ length }) => length > 1)
    .map(
      (same) =>
        `${folder}/${same[0]}: there is also ${same.slice(1).join(' and ')}; delete the one you no longer want`,
    )
}

/** What its name or its first bytes tell, in words that say what to do. */
function pictureProblem(file: string): string | undefined {
  // A HEIC photo that was renamed to .jpg is still one.
  const begin = readFileSync(file).toString('latin1', 0, 64)
  if (heicBegin.test(begin) || /\.hei[cf]$/i.test(file)) return heic
  return /\.(avif|jpe?g|png|webp)$/i.test(file) ? undefined : otherKind
}

const heic =
  'this is a HEIC picture, which browsers cannot show; save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible, then send the photo again)'
const otherKind = 'this kind of picture cannot be used; save it as JPEG, PNG or WebP'
const damaged =
  'this picture is damaged or only half copied; copy it again, or save it anew as JPEG'
const heicBegin = /^....ftyp(hei[cfmsx]|hev[cmsx]|mif1....(?!.*avif)|msf1)/s

/** Pictures that are none, break off, or are too small, which shows only when they are read. */
export async function unreadablePictures(folder = imageFolder): Promise<string[]> {
  const files = imageFiles(folder)
    .map((file) => `${folder}/${file}`)
    .filter((file) => pictureProblem(file) === undefined)
  const problems = await Promise.all(files.map(problemWhenRead))
  return files.flatMap((file, index) => (problems[index] ? `${file}: ${problems[index]}` : []))
}

async function problemWhenRead(file: string): Promise<string | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(file).metadata()
    // Shrunk while it is read, which is several times quicker.
    await sharp(file).resize(16).raw().toBuffer()
    return sizeProblem(width, height)
  } catch {
    return damaged
  }
}

type Case = Record<'beforeImage' | 'afterImage', { src: string }>

/** One lies over the other, or beside it: before and after must have one shape. */
export async function unevenPairs(transformations: unknown, folder = imageFolder) {
  const { cases = [] } = (transformations ?? {}) as { cases?: Case[] }
  const problems = await Promise.all(
    cases.map(async ({ beforeImage, afterImage }, index) => {
      const [before, after] = await Promise.all(
        [beforeImage, afterImage].map(({ src }) => sizeOf(src, folder)),
      )
      if (!before || !after) return []
      const isEven = Math.abs(before.width / before.height - after.width / after.height) < 0.02
      const place = fieldName(transformations, ['cases', `${index}`, 'afterImage'])
      return isEven
        ? []
        : [
            `content/transformations.yaml: ${place}: this picture is ${after.width} by ${after.height} pixels and the one before treatment ${before.width} by ${before.height}; cut both to one shape, for example 4 to 3`,
          ]
    }),
  )
  return problems.flat()
}

async function sizeOf(name: string, folder: string) {
  const { default: sharp } = await import('sharp')
  const [file] = globSync(`${folder}/${name}.*`)
  return file ? sharp(file).metadata() : undefined
}
