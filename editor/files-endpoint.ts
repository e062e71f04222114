import { makeHandler } from '@keystatic/astro/api'
import type { APIRoute } from 'astro'
import { unevenPairs } from '../scripts/content/image-errors.ts'
import { parseDocument } from '../src/content/read-files.ts'
import { config } from './config.tsx'
import { problemsOfSaving, rememberVersions, type Update } from './saving.ts'
import { sentenceOfTold, told } from './told.ts'

const keystatic = makeHandler({ config })

/** By which a tab is told from the others (editor-page.astro): two may show the same form. */
const tabHeader = 'x-editor-tab'

/** Keystatic's reading and writing of files, with our check before anything is written. */
export const ALL: APIRoute = async (context) => {
  const tab = context.request.headers.get(tabHeader) ?? ''
  const isSave = new URL(context.request.url).pathname.endsWith('/update')
  if (isSave) {
    const update = (await context.request
      .clone()
      .json()
      .catch(() => ({}))) as Update
    const problems = [...problemsOfSaving(update, tab), ...(await unevenPicturesOf(update))]
    // Shown above the form, which keeps what was typed.
    if (problems.length > 0) return new Response(problems.join('\n'), { status: 422 })
  }
  const answer = await keystatic(context)
  if (isSave || context.request.url.includes('/tree')) rememberVersions(tab)
  return answer
}

async function unevenPicturesOf({ additions = [] }: Update) {
  const file = 'content/transformations.yaml'
  const saved = additions.find(({ path }) => path === file)
  if (!saved) return []
  const { fields } = parseDocument(Buffer.from(saved.contents, 'base64').toString(), file)
  return (await unevenPairs(fields)).map((line) => sentenceOfTold(told(line)))
}
