import type { PictureSource } from '~/components/picture.tsx'

/**
 * Pictures of one folder by the path that content files write, `team/member-01`.
 * The ending is left out: a photograph may replace a render in any format.
 */
export function pictureFolder(files: Record<string, PictureSource>) {
  const byPath = new Map(Object.entries(files).map(([file, source]) => [contentPath(file), source]))
  return (path: string): PictureSource => {
    const source = byPath.get(path)
    if (!source)
      throw new Error(`content/images/${path} does not exist; check the path or add the picture`)
    return source
  }
}

const contentPath = (file: string) =>
  file.replace(/^.*\/content\/images\//, '').replace(/\.[a-z]+$/i, '')
