import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Writes `x.br` and `x.gz` beside every file of text, once, at the highest level. */
export async function compressFiles(folder: string) {
  for await (const file of glob(`${folder}/**/*.{html,js,css,svg,xml,txt,json,webmanifest}`)) {
    const content = await readFile(file)
    await Promise.all([
      brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }).then((br) =>
        writeFile(`${file}.br`, br),
      ),
      gzip(content, { level: 9 }).then((gz) => writeFile(`${file}.gz`, gz)),
    ])
  }
}
