import type { Report } from './traffic.ts'

type Minute = { requests: number; classes: Record<string, number> }

/** Counts the answers of each minute, and keeps those that nobody expected. */
export function createTally() {
  let minute: Minute = { requests: 0, classes: {} }
  let requests = 0
  const unexpected = new Map<string, number>()
  const byKind = new Map<string, number>()
  return {
    add: (report: Report) => {
      for (const { name, answer, isExpected } of report) {
        const kind = answer === 'cut' ? 'cut' : `${Math.floor(answer / 100)}xx`
        minute.classes[kind] = (minute.classes[kind] ?? 0) + 1
        minute.requests++
        requests++
        const what = `${name}: ${answer}`
        byKind.set(what, (byKind.get(what) ?? 0) + 1)
        if (!isExpected) unexpected.set(what, (unexpected.get(what) ?? 0) + 1)
      }
    },
    endMinute: (): Minute => {
      const ended = minute
      minute = { requests: 0, classes: {} }
      return ended
    },
    requests: () => requests,
    byKind,
    unexpected,
  }
}
