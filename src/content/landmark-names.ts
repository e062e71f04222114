import { globSync } from 'node:fs'
import path from 'node:path'

/** Landmarks that a practice can have in the skyline: a picture by day, and one each of what its windows and door give off. */
export function landmarkNames(): string[] {
  const names = globSync('content/images/landmarks/*.*').map((file) => path.parse(file).name)
  return names
    .filter((name) => names.includes(`${name}-windows`) && names.includes(`${name}-door`))
    .sort()
}
