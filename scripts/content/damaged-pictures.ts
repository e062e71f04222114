import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { imageFiles } from './image-errors.ts'
import { damaged, pictureProblem } from './picture-problem.ts'

/**
 * Pictures that begin well but break off, which shows only when they are read to the end. Those
 * found whole are remembered, so that the check stays quick with many large photos.
 */
export async function damagedPictures(
  folder = 'content/images',
  memory = '.cache/whole-pictures.json',
): Promise<string[]> {
  const known = new Set(recalled(memory))
  const files = imageFiles(folder)
    .map((file) => `${folder}/${file}`)
    .filter((file) => pictureProblem(file) === undefined)
  const broken = new Set<string>()
  await Promise.all(
    files
      .filter((file) => !known.has(version(file)))
      .map(async (file) => {
        if (!(await isWhole(file))) broken.add(file)
      }),
  )
  remember(memory, files.filter((file) => !broken.has(file)).map(version))
  return files.filter((file) => broken.has(file)).map((file) => `${file}: ${damaged}`)
}

async function isWhole(file: string) {
  const { default: sharp } = await import('sharp')
  // Shrunk while it is read, which is several times quicker.
  const reading = sharp(file).resize(16).raw().toBuffer()
  return reading.then(
    () => true,
    () => false,
  )
}

function version(file: string) {
  const { size, mtimeMs } = statSync(file)
  return `${file} ${size} ${mtimeMs}`
}

function recalled(memory: string): string[] {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'))
  } catch {
    return []
  }
}

function remember(memory: string, versions: string[]) {
  mkdirSync(path.dirname(memory), { recursive: true })
  writeFileSync(memory, JSON.stringify(versions))
}
