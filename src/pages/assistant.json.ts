import type { APIRoute } from 'astro'
import { content } from '~/content/site.ts'
import { assistantContent, gatherKnowledge } from '~/islands/assistant/gather-knowledge.ts'

/** What the assistant answers from, fetched when somebody opens it. */
export const GET: APIRoute = () => Response.json(gatherKnowledge(assistantContent(content)))
