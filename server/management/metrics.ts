import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Seconds. */
const durationBounds = [0.005, 0.025, 0.1, 0.5, 1, 5]

type Gauge = { help: string; read: () => number | Promise<number> }

export type Metrics = ReturnType<typeof createMetrics>

/** What happened since the start, in the text format of Prometheus. No label holds anything a visitor sent. */
export function createMetrics(gauges: Record<string, Gauge> = {}) {
  const requests = new Map<string, number>()
  const events = new Map<string, number>()
  const durations = durationBounds.map(() => 0)
  let durationSum = 0
  let durationCount = 0
  const delay = monitorEventLoopDelay()
  delay.enable()
  const startedAt = Date.now() / 1000
  const countUp = (counts: Map<string, number>, label: string) =>
    counts.set(label, (counts.get(label) ?? 0) + 1)

  const processGauges: Record<string, Gauge> = {
    process_resident_memory_bytes: {
      help: 'Memory of the process.',
      read: () => process.memoryUsage.rss(),
    },
    process_start_time_seconds: { help: 'When the process started.', read: () => startedAt },
    nodejs_eventloop_lag_p99_seconds: {
      help: 'How late the process gets to its work, since it was last asked.',
      read: () => {
        const seconds = delay.percentile(99) / 1e9
        delay.reset()
        return seconds
      },
    },
  }

  return {
    countRequest: (status: number, seconds: number): void => {
      countUp(requests, `${Math.floor(status / 100)}xx`)
      durationSum += seconds
      durationCount++
      for (const [index, bound] of durationBounds.entries())
        if (seconds <= bound) durations[index] = (durations[index] as number) + 1
    },
    countEvent: (event: string): void => {
      countUp(events, event)
    },
    text: async (): Promise<string> => {
      const lines: string[] = []
      const metric = (name: string, type: string, help: string, samples: [string, number][]) => {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`)
        for (const [suffix, value] of samples) lines.push(`${name}${suffix} ${value}`)
      }
      const labelled = (counts: Map<string, number>, label: string) =>
        [...counts].map(([value, count]): [string, number] => [`{${label}="${value}"}`, count])

      metric(
        'http_requests_total',
        'counter',
        'Answers by class of status.',
        labelled(requests, 'status'),
      )
      metric(
        'http_request_duration_seconds',
        'histogram',
        'From a request’s head to the end of its answer.',
        [
          ...durationBounds.map((bound, index): [string, number] => [
            `_bucket{le="${bound}"}`,
            durations[index] as number,
          ]),
          ['_bucket{le="+Inf"}', durationCount],
          ['_sum', durationSum],
          ['_count', durationCount],
        ],
      )
      metric(
        'log_events_total',
        'counter',
        'Lines of the log by event, left out ones too.',
        labelled(events, 'event'),
      )
      const { user, system } = process.cpuUsage()
      metric('process_cpu_seconds_total', 'counter', 'Processor time.', [
        ['', (user + system) / 1e6],
      ])
      for (const [name, { help, read }] of Object.entries({ ...processGauges, ...gauges }))
        metric(name, 'gauge', help, [['', await read()]])
      return `${lines.join('\n')}\n`
    },
  }
}
