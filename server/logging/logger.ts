import { currentRequest, idOf } from './current-request.ts'

/** One line of JSON for each problem. Never an address, a name, an e-mail or a query string. */
export type Logger = (event: string, fields?: LogFields) => void
export type LogFields = Record<string, string | number | boolean | null | undefined>

type LoggerOptions = {
  write: (line: string) => void
  clock: () => number
  /** Told of every event, also of those that are not written. */
  onEvent?: (event: string) => void
}

/** A flood of bad requests must not become a flood of writes. */
const linesPerEventAndMinute = 60

export function createLogger({ write, clock, onEvent }: LoggerOptions): Logger {
  let minute = 0
  let counts = new Map<string, number>()

  return (event, fields = {}) => {
    onEvent?.(event)
    const now = clock()
    if (Math.floor(now / 60_000) !== minute) {
      minute = Math.floor(now / 60_000)
      counts = new Map()
    }
    const count = (counts.get(event) ?? 0) + 1
    counts.set(event, count)
    if (count > linesPerEventAndMinute + 1) return
    const isLast = count === linesPerEventAndMinute + 1
    const rest = isLast ? { note: 'more of these in this minute are not logged' } : fields
    const request = currentRequest.getStore()
    const id = request && idOf(request)
    const line = { time: new Date(now).toISOString(), event, request: id, ...rest }
    write(`${JSON.stringify(line)}\n`)
  }
}

/** What went wrong without what it went wrong on: messages of errors can quote the input. */
export function errorKind(error: unknown): string {
  const kinds: string[] = []
  let next = error
  while (next instanceof Error && kinds.length < 5) {
    const { code, errcode, cause, errors } = next as ErrorDetails
    kinds.push([next.name, code ?? errcode].filter(isShortWord).join(' '))
    // A connection that was tried at several addresses failed for several reasons: the first says most.
    next = cause ?? errors?.[0]
  }
  return kinds.join(', by ') || 'unknown'
}

/** `errcode` is SQLite's. */
type ErrorDetails = { code?: unknown; errcode?: unknown; cause?: unknown; errors?: unknown[] }

/** Names and codes are words of the program; anything longer could quote somebody. */
function isShortWord(part: unknown): boolean {
  return /^[\w-]{1,60}$/.test(String(part ?? ''))
}
