import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Removed when all tests have ended (scripts/test/temporary-folders.ts). */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'site-test-'))
