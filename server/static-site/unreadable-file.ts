/** A file of the build that was there at the start: taken away since, or no file handle is left. */
export class UnreadableFile extends Error {}

export function readOrExplain<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (cause) {
    throw new UnreadableFile('a file of the build cannot be read', { cause })
  }
}
