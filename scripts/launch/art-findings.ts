import path from 'node:path'
import type { Finding } from './finding.ts'
import type { LaunchContent } from './launch-content.ts'

/** Pictures that are still, byte for byte, the renders the project was delivered with. */
export const artFindings = ({ pictures, sampleArt }: LaunchContent): Finding[] =>
  pictures
    .filter(({ sha256 }) => sampleArt.has(sha256))
    .map(({ file }) => ({
      kind: 'art',
      file: path.posix.dirname(file),
      field: path.posix.basename(file),
      note: '',
    }))
