import { parseTestimonial } from '../../shared/parse-testimonial.ts'
import { readJsonBody } from '../http/json-body.ts'
import { jsonResponse } from '../http/json-response.ts'
import { problem } from '../http/problem.ts'
import { errorKind, type Logger } from '../logging/logger.ts'
import type { Outbox } from '../store/store.ts'

type TestimonialsOptions = {
  outbox: Outbox
  clock: () => number
  log: Logger
  /** Called after a testimonial was stored, so that it need not wait for the next round. */
  onStored: () => void
}

/** Far more than patients write: a flood of made-up stories ends here, not when the disk is full. */
const mostWaiting = 2000

type Limit = () => Promise<number | null>

/** Answers only after the testimonial is safely stored: what was accepted is not lost. */
export function testimonialsHandler({ outbox, clock, log, onStored }: TestimonialsOptions) {
  return async (request: Request, limit: Limit): Promise<Response> => {
    const waitSeconds = await limit()
    if (waitSeconds !== null) {
      return problem(429, 'too many requests', { 'retry-after': String(waitSeconds) })
    }
    const body = await readJsonBody(request)
    if (!body.ok) return problem(body.status, body.error)
    const parsed = parseTestimonial(body.value)
    if (!parsed.ok) {
      return jsonResponse({ error: 'invalid', fields: parsed.problems }, { status: 422 })
    }

    const { submissionId: id, website, ...testimonial } = parsed.submission
    // A robot filled in the field that people do not see: it learns nothing from the answer.
    if (website !== '') return accepted()
    try {
      if ((await outbox.countWaiting()) >= mostWaiting) {
        log('outbox-full', { waiting: mostWaiting })
        return problem(503, 'cannot be taken at the moment', { 'retry-after': '3600' })
      }
      await outbox.add({ id, content: JSON.stringify(testimonial), now: clock() })
    } catch (error) {
      log('testimonial-not-stored', { kind: errorKind(error) })
      return problem(503, 'cannot be taken at the moment', { 'retry-after': '60' })
    }
    onStored()
    return accepted()
  }
}

function accepted(): Response {
  return jsonResponse({ accepted: true }, { status: 202, headers: { 'cache-control': 'no-store' } })
}
