import { BACKEND_URL } from 'astro:env/client'
import type { TestimonialSubmission } from '../../../shared/testimonial.ts'

const longestWait = 15_000

type Delivery =
  | { taken: true }
  /** `fields` when the server found fault with the answers themselves. */
  | { taken: false; fields?: Partial<Record<keyof TestimonialSubmission, string>> }

/** Taken means stored by the server; anything else, a lost connection included, is not taken. */
export async function deliverTestimonial(submission: TestimonialSubmission): Promise<Delivery> {
  // Empty: the site itself.
  const backendUrl = BACKEND_URL.replace(/\/$/, '')
  try {
    const answer = await fetch(`${backendUrl}/api/testimonials`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(longestWait),
    })
    if (answer.status === 422) return { taken: false, fields: (await answer.json()).fields }
    return { taken: answer.ok }
  } catch {
    return { taken: false }
  }
}
