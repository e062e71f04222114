import { makeHandler } from '@keystatic/astro/api'
import type { APIContext, APIRoute } from 'astro'
import { unevenPairs } from '../scripts/content/image-errors.ts'
import { parseDocument } from '../src/content/read-files.ts'
import { config } from './config.tsx'
import { photograph } from './photograph.ts'
import { problemsOfSaving, rememberVersions, type Update } from './saving.ts'
import { sentenceOfTold, told } from './told.ts'

const keystatic = makeHandler({ config })

/** By which a tab is told from the others (editor-page.astro): two may show the same form. */
const tabHeader = 'x-editor-tab'

/** Keystatic's reading and writing of files, with our check before anything is written. */
export const ALL: APIRoute = async (context) => {
  const tab = context.request.headers.get(tabHeader) ?? ''
  const isSave = new URL(context.request.url).pathname.endsWith('/update')
  let { request } = context
  if (isSave) {
    const update = (await request.json().catch(() => ({}))) as Update
    const problems = [
      ...(await keepPhotographs(update)),
      ...problemsOfSaving(update, tab),
      ...(await unevenPicturesOf(update)),
    ]
    // Shown above the form, which keeps what was typed.
    if (problems.length > 0) return new Response(problems.join('\n'), { status: 422 })
    const { url, method, headers } = request
    request = new Request(url, { method, headers, body: JSON.stringify(update) })
  }
  const answer = await keystatic({ request } as APIContext)
  if (isSave || request.url.includes('/tree')) rememberVersions(tab)
  return answer
}

/** Pictures in a text come as they were taken; they are kept as those of the fields are. */
async function keepPhotographs({ additions = [] }: Update) {
  const pictures = additions.filter(({ path }) => path.startsWith('content/images/'))
  const problems = pictures.map(async (addition) => {
    const kept = await photograph(Buffer.from(addition.contents, 'base64'), 'webp')
    if (typeof kept === 'string') return [kept]
    addition.contents = kept.picture.toString('base64url')
    return []
  })
  return (await Promise.all(problems)).flat()
}

async function unevenPicturesOf({ additions = [] }: Update) {
  const file = 'content/transformations.yaml'
  const saved = additions.find(({ path }) => path === file)
  if (!saved) return []
  const { fields } = parseDocument(Buffer.from(saved.contents, 'base64').toString(), file)
  return (await unevenPairs(fields)).map((line) => sentenceOfTold(told(line)))
}
