import { readdirSync } from 'node:fs'
import { pictureProblem } from './picture-problem.ts'
import { registry } from './registry.ts'

/** Pictures that content files name but that are not there, and files the pipeline cannot use. */
export function imageErrors(folder = 'content/images'): string[] {
  const files = imageFiles(folder)
  const unusable = files.flatMap((file) => {
    const problem = pictureProblem(`${folder}/${file}`)
    return problem ? [`${folder}/${file}: ${problem}`] : []
  })
  const present = new Set(files.map(withoutEnding))
  const missing = registry.flatMap(({ file, data }) =>
    imagePaths(data)
      .filter((path) => !present.has(path))
      .map(
        (path) => `${file}: there is no picture ${folder}/${path}; check the path or add the file`,
      ),
  )
  return [...unusable, ...doubles(files, folder), ...missing]
}

export const imageFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.md'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .sort()

/** A photo laid beside the picture it should replace: nobody could tell which one is shown. */
function doubles(files: string[], folder: string): string[] {
  const byName = Map.groupBy(files, withoutEnding)
  return [...byName.values()]
    .filter(({ length }) => length > 1)
    .map(
      (same) =>
        `${folder}/${same[0]}: there is also ${same.slice(1).join(' and ')}; delete the one you no longer want`,
    )
}

const withoutEnding = (file: string) => file.replace(/\.[^.]+$/, '')

/** Values of the fields in which content files name pictures. */
function imagePaths(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /^(src|image)$/.test(key) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inner, child]) => imagePaths(child, inner))
}
