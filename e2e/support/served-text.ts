import type { APIRequestContext } from '@playwright/test'
import { plainly } from '../../src/content/typeset.ts'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}

const plain = (html: string) =>
  plainly(html.replace(/&(amp|#x27|#39|quot|lt|gt);/g, (name) => entities[name] ?? ''))

/** A page as the server sends it: its HTML, and the words a reader gets from it without any script. */
export async function served(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  const html = await answer.text()
  const body = html.slice(html.indexOf('<body'))
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  return { status: answer.status(), html, text: wordsOf(body), main: wordsOf(main) }
}

const wordsOf = (html: string) =>
  plain(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      // Where an address may break, between two halves of one word.
      .replace(/<span[^>]*><wbr\s*\/?><\/span>|<wbr\s*\/?>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,.])/g, ''),
  )

/** Every sentence of a content file, wherever it stands in it. */
export function wordsIn(
  content: unknown,
  isShown: (key: string) => boolean = () => true,
): string[] {
  if (typeof content === 'string') return content.split('**').map((part) => plainly(part.trim()))
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    notShown.has(key) || !isShown(key) ? [] : wordsIn(value, isShown),
  )
}

/** Keys of content files that hold no words for readers. */
const notShown = new Set([
  'icon',
  'image',
  'expectImage',
  'questionsImage',
  'procedure',
  'price',
  'costs',
  'practice',
  'to',
  'call',
  'lastReviewed',
  'url',
  'portal',
  'sample',
  'placeId',
  'website',
])
