import path from 'node:path'
import { examineContent } from '../../src/content/read-content.ts'
import { readFiles } from '../../src/content/read-files.ts'
import { filesIn, imageErrors } from './image-errors.ts'

/** Every mistake in content/, one line each; none when all is well, and then what it says. */
export function checkContent(folder = 'content') {
  const { content, problems, points } = examineContent(folder)
  const errors = [...problems, ...strayFiles(folder), ...imageErrors(`${folder}/images`)]
  return { content, errors, points }
}

/** Files that nobody reads: an article saved as `.md.txt` would never be seen. */
function strayFiles(folder: string): string[] {
  const read = new Set(readFiles(folder).read.map(({ file }) => file))
  return filesIn(folder)
    .map((file) => `content/${file}`)
    .filter((file) => !file.startsWith('content/images/') && !read.has(file))
    .map((file) => `${file}: ${strayAdvice(file)}`)
}

function strayAdvice(file: string) {
  if (/\.md\.\w+$|\.yaml\.\w+$/.test(file))
    return `rename it to ${path.basename(file).replace(/\.\w+$/, '')}; with this ending it is not read`
  if (/\.(jpe?g|png|webp|avif|hei[cf])$/i.test(file))
    return 'pictures belong into content/images/; move it there'
  return 'no page reads this file; check its name and folder, or delete it'
}
