/** One line of JSON for each problem. Never an address, a name, an e-mail or a query string. */
export type Logger = (event: string, fields?: LogFields) => void
export type LogFields = Record<string, string | number | boolean | null | undefined>

type LoggerOptions = {
  write: (line: string) => void
  clock: () => number
}

/** A flood of bad requests must not become a flood of writes. */
const linesPerEventAndMinute = 60

export function createLogger({ write, clock }: LoggerOptions): Logger {
  let minute = 0
  let counts = new Map<string, number>()

  return (event, fields = {}) => {
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
    write(`${JSON.stringify({ time: new Date(now).toISOString(), event, ...rest })}\n`)
  }
}

/** What went wrong without what it went wrong on: messages of errors can quote the input. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}
