import { readdirSync } from 'node:fs'
import { registry } from './registry.ts'

const readable = /\.(avif|jpe?g|png|webp)$/i

/** Pictures that content files name but that are not there, and files the pipeline cannot read. */
export function imageErrors(folder = 'content/images'): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.md'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
  const unreadable = files
    .filter((file) => !readable.test(file))
    .map(
      (file) =>
        `${folder}/${file}: this kind of picture cannot be used; save it as JPEG, PNG or WebP${/\.hei[cf]$/i.test(file) ? ' (on an iPhone: Settings, Camera, Formats, Most Compatible)' : ''}`,
    )
  const present = new Set(files.map((file) => file.replace(/\.[^.]+$/, '')))
  const missing = registry.flatMap(({ file, data }) =>
    imagePaths(data)
      .filter((path) => !present.has(path))
      .map(
        (path) => `${file}: there is no picture ${folder}/${path}; check the path or add the file`,
      ),
  )
  return [...unreadable, ...missing]
}

/** Values of the fields in which content files name pictures. */
function imagePaths(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /^(src|image)$/.test(key) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inner, child]) => imagePaths(child, inner))
}
