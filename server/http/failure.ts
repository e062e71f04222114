import { errorKind, type Logger } from '../logging/logger.ts'
import { UnreadableFile } from '../static-site/unreadable-file.ts'

type Failure = { status: number; headers: Record<string, string>; body: string }

export function failureResponse(
  error: unknown,
  log: Logger,
  headers?: Record<string, string>,
): Response {
  const { status, headers: own, body } = failureAnswer(error, log)
  return new Response(body, { status, headers: { ...headers, ...own } })
}

/** The answer to a request that ran into an error, which is logged by its kind. */
export function failureAnswer(error: unknown, log: Logger): Failure {
  if (error instanceof UnreadableFile) {
    log('file-unreadable', { kind: errorKind(error.cause) })
    // Files are missing while a release is put in place, handles while there are too many visitors.
    return {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '5',
      },
      body: 'Not possible at the moment. Please try again, or call the practice.\n',
    }
  }
  log('unexpected-error', { kind: errorKind(error) })
  return {
    status: 500,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: '{"error":"internal error"}',
  }
}
