import type { APIRoute } from 'astro'
import { changesSinceLive } from '../scripts/publish.ts'
import { examineContent } from '../src/content/read-content.ts'
import { readFiles } from '../src/content/read-files.ts'
import { type Told, told } from './told.ts'

export type OpenPoints = {
  /** What the next Publish refuses. */
  mistakes: Told[]
  /** What somebody should look at before it goes online. */
  points: Told[]
  /** How much is saved and not online; undefined where the live version does not say what it was made from. */
  changes: number | undefined
}

export const GET: APIRoute = () => {
  const { problems, points } = examineContent()
  const read = readFiles()
  const answer: OpenPoints = {
    mistakes: problems.map((line) => told(line, 'content', read)),
    points: points.map((line) => told(line, 'content', read)),
    changes: changesSinceLive()?.length,
  }
  return Response.json(answer)
}
