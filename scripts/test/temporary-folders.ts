import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Whatever the tests leave behind lies in one folder that goes with them. */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'))
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder })
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
