import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test.each(['deploy/alerts.yml', 'deploy/dashboard.json'])(
  '%s asks for figures that there are',
  async (file) => {
    const metrics = createMetrics({
      testimonials_waiting: { help: '', read: () => 0 },
      testimonials_held: { help: '', read: () => 0 },
    })
    metrics.countRequest(200, 0.1)
    metrics.countEvent('unexpected-error')
    const known = new Set((await metrics.text()).match(/^\w+/gm))
    const asked = readFileSync(file, 'utf8').match(/\w+(?=\{job=)/g) ?? []
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((name) => name !== 'up' && !known.has(name))).toEqual([])
  },
)
