import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'

/** For what later builds find again: one that is killed, or runs beside, leaves nothing half written. */
export async function writeInOneMove(file: string, content: string | Uint8Array) {
  const beside = `${file}.${randomUUID()}`
  await writeFile(beside, content)
  await rename(beside, file)
}
