import { symlinkSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** At the top of the folder only: src/build goes along. */
const left = new Set([
  'node_modules',
  'build',
  'data',
  'releases',
  '.git',
  '.cache',
  'test-results',
])

/** A checkout whose files may be changed, in a temporary folder; the caller removes it. */
export async function copyOfSite({ withPictures = true } = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-copy-'))
  await cp('.', folder, { recursive: true, filter: (source) => !left.has(path.normalize(source)) })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  // Pictures that were made already are not made again.
  if (withPictures)
    await cp('.cache', path.join(folder, '.cache'), { recursive: true }).catch(() => {})
  return folder
}
