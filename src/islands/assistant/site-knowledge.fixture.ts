import { readContent } from '~/content/read-content.ts'
import { type AssistantKnowledge, assistantContent, gatherKnowledge } from './gather-knowledge.ts'

/** What the site's assistant knows, as it is sent. */
export const siteKnowledge = async (): Promise<AssistantKnowledge> =>
  JSON.parse(
    JSON.stringify(gatherKnowledge(assistantContent(readContent('content', (text) => text)))),
  )
