/**
 * Neither family draws U+2011, the hyphen at which no line ends, nor U+2010: browsers would take it from
 * another font. This lets a font show its own hyphen for both.
 * @param sfnt a font as `subset-font` writes it, cut to its characters; cut again, it is whole and clean
 */
export function withNonBreakingHyphen(sfnt: Uint8Array): Buffer {
  const record = tableRecord(viewOf(sfnt), 'cmap')
  const glyphs = glyphsByCharacter(sfnt)
  const hyphen = glyphs.get(0x2d)
  if (hyphen === undefined) throw new Error('The font has no hyphen')
  for (const character of [0x2010, 0x2011]) glyphs.set(character, hyphen)

  const table = cmapTable(glyphs)
  const start = Math.ceil(sfnt.length / 4) * 4
  const font = Buffer.alloc(start + table.length)
  font.set(sfnt)
  font.set(table, start)
  font.writeUInt32BE(start, record + 8)
  font.writeUInt32BE(table.length, record + 12)
  return font
}

const viewOf = (font: Uint8Array) => new DataView(font.buffer, font.byteOffset, font.byteLength)

/** Where the table of that name stands in the font's list of tables. */
function tableRecord(view: DataView, name: string) {
  const tag = [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
  for (let record = 12; record < 12 + 16 * view.getUint16(4); record += 16)
    if (view.getUint32(record) === tag) return record
  throw new Error(`The font has no table ${name}`)
}

/** Reads the table of segments, format 4, that every font has for characters below U+10000. */
export function glyphsByCharacter(sfnt: Uint8Array) {
  const view = viewOf(sfnt)
  const cmap = view.getUint32(tableRecord(view, 'cmap') + 8)
  const glyphs = new Map<number, number>()
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const table = cmap + view.getUint32(cmap + 4 + 8 * i + 4)
    if (view.getUint16(table) !== 4) continue
    const doubled = view.getUint16(table + 6)
    for (let at = table + 14; at < table + 14 + doubled; at += 2) {
      const end = view.getUint16(at)
      const start = view.getUint16(at + doubled + 2)
      const delta = view.getUint16(at + 2 * doubled + 2)
      const offsetAt = at + 3 * doubled + 2
      const offset = view.getUint16(offsetAt)
      for (let character = start; character <= end && character < 0xffff; character++) {
        const glyph =
          offset === 0
            ? character + delta
            : view.getUint16(offsetAt + offset + 2 * (character - start)) + delta
        glyphs.set(character, glyph & 0xffff)
      }
    }
  }
  return glyphs
}

/** The same format with a segment a character, the plainest there is: the next cut writes it smaller. */
function cmapTable(glyphs: ReadonlyMap<number, number>) {
  const segments = [...glyphs].sort(([a], [b]) => a - b)
  // The list ends with a character that is none.
  segments.push([0xffff, 0])
  const count = segments.length
  const table = Buffer.alloc(12 + 16 + 8 * count)
  // One table: of Windows, for the basic plane.
  table.writeUInt16BE(1, 2)
  table.writeUInt16BE(3, 4)
  table.writeUInt16BE(1, 6)
  table.writeUInt32BE(12, 8)
  table.writeUInt16BE(4, 12)
  table.writeUInt16BE(16 + 8 * count, 14)
  table.writeUInt16BE(2 * count, 18)
  segments.forEach(([character, glyph], index) => {
    const end = 26 + 2 * index
    const start = end + 2 * count + 2
    table.writeUInt16BE(character, end)
    table.writeUInt16BE(character, start)
    table.writeUInt16BE((glyph - character) & 0xffff, start + 2 * count)
  })
  return table
}
