// npm ci runs this at its end. The package `node` fetches the program for the machine by itself, past the
// lockfile and its checksums: here it is held against ours, and taken away if it is another.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isNewEnough, pinnedNode } from './installed.mjs'

const known = JSON.parse(readFileSync(new URL('node-checksums.json', import.meta.url), 'utf8'))

/**
 * @param {string} program
 * @param {string} platform
 * @returns {{ isUsable: boolean, problem?: string }}
 */
export function verifyNode(program, platform = `${process.platform}-${process.arch}`) {
  if (!existsSync(program))
    return {
      isUsable: isNewEnough,
      problem: `Node ${known.version} could not be fetched for ${platform}. ${
        isNewEnough
          ? `Node ${process.versions.node}, which is installed here, is used`
          : `Install Node 24.2 or newer, or try npm ci again: ${process.versions.node} is too old`
      }`,
    }
  const found = createHash('sha256').update(readFileSync(program)).digest('hex')
  const wanted = known.sha256[platform]
  if (found === wanted) return { isUsable: true }
  if (wanted === undefined)
    return {
      isUsable: true,
      problem: `Node ${known.version} for ${platform} is not verified: scripts/bootstrap/node-checksums.json has no checksum for it (here it is ${found})`,
    }
  rmSync(program)
  return {
    isUsable: false,
    problem: `The Node that was installed is not the one this project knows: its checksum is ${found}, and scripts/bootstrap/node-checksums.json says ${wanted}. It has been removed; npm ci fetches it again`,
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { isUsable, problem } = verifyNode(pinnedNode)
  if (problem) console.error(problem)
  process.exitCode = isUsable ? 0 : 1
}
