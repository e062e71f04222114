import type { APIRoute } from 'astro'
import { type Change, changesOfForm } from '../scripts/content-changes.ts'
import { parseDocument, readFiles } from '../src/content/read-files.ts'

/** Where a draft that was set aside differs from what the file says now, field by field. */
export const POST: APIRoute = async ({ request }) => {
  const { file, text } = (await request.json()) as { file: string; text: string }
  const now = readFiles().read.find((candidate) => candidate.file === file)
  const changes: Change[] = now ? changesOfForm(now, { ...now, ...parseDocument(text, file) }) : []
  return Response.json(changes)
}
