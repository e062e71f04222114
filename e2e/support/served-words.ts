import type { APIRequestContext } from '@playwright/test'
import { plainly } from '../../src/content/typeset.ts'

/** The words of a page as its served HTML has them, tags removed, for people without a script. */
export async function servedWords(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const words = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?(a|strong|em|span)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
  // Set with care in the page, written plainly in a test.
  return plainly(words)
}
