import { globSync } from 'node:fs'
import path from 'node:path'

const folder = 'content/images'

/** Where a picture lies that a content file names without its ending: `blog/article-1`. */
export function pictureFiles(): Map<string, string> {
  const files = globSync(`${folder}/**/*.*`).filter((file) =>
    /\.(avif|jpe?g|png|webp)$/i.test(file),
  )
  return new Map(
    files.map((file) => [
      file
        .slice(folder.length + 1)
        .replaceAll(path.sep, '/')
        .replace(/\.[^.]+$/, ''),
      path.resolve(file),
    ]),
  )
}
