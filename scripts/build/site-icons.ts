import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { readContent } from '../../src/content/read-content.ts'

const { group } = readContent()

const mark = 'public/favicon.svg'

/** Icons for browsers and home screens, drawn from the one mark, and the web manifest that names them. */
export async function siteIcons(folder: string) {
  const svg = await readFile(mark, 'utf8')
  // Phones cut the corners themselves: their icons fill the square, the mark keeps within the circle.
  const square = svg.replace('rx="12"', 'rx="0"')
  await writeFile(`${folder}/apple-touch-icon.png`, await png(square, 180))
  await writeFile(`${folder}/icon-512.png`, await png(svg, 512))
  await writeFile(`${folder}/icon-maskable-512.png`, await png(square, 512))
  await writeFile(`${folder}/favicon.ico`, ico(await png(svg, 32)))
  await writeFile(`${folder}/site.webmanifest`, JSON.stringify(webManifest))
}

const webManifest = {
  name: group.name,
  short_name: group.shortName,
  lang: 'en-GB',
  start_url: '/',
  display: 'browser',
  background_color: '#fbf7f0',
  theme_color: '#fbf7f0',
  icons: [
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png().toBuffer()

/** An ICO file around one 32 px PNG: six header fields and a directory entry. */
function ico(image: Buffer) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}
