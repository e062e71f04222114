import { makeHandler } from '@keystatic/astro/api'
import type { APIRoute } from 'astro'
import { config } from './config.tsx'
import { problemsOfSaving, rememberVersions, type Update } from './saving.ts'

const keystatic = makeHandler({ config })

/** Keystatic's reading and writing of files, with our check before anything is written. */
export const ALL: APIRoute = async (context) => {
  const isSave = new URL(context.request.url).pathname.endsWith('/update')
  if (isSave) {
    const update = (await context.request
      .clone()
      .json()
      .catch(() => ({}))) as Update
    const problems = problemsOfSaving(update, context.cookies.get('editor')?.value)
    // Shown above the form, which keeps what was typed.
    if (problems.length > 0) return new Response(problems.join('\n'), { status: 422 })
  }
  const answer = await keystatic(context)
  const window = context.cookies.get('editor')?.value ?? crypto.randomUUID()
  context.cookies.set('editor', window, { path: '/', sameSite: 'strict', httpOnly: true })
  if (isSave || context.request.url.includes('/tree')) rememberVersions(window)
  return answer
}
