import { expect, test } from 'vitest'
import { launchReport } from './launch-report.ts'

test('findings stand by kind and file, in columns', () => {
  const report = launchReport([
    { kind: 'samples', file: 'content/team.yaml', field: 'Jo Doe', note: '' },
    { kind: 'samples', file: 'content/team.yaml', field: 'Al Roe', note: '' },
    { kind: 'phones', file: 'content/group.yaml', field: 'phone', note: '01632 960400' },
    { kind: 'phones', file: 'content/group.yaml', field: 'a.phone', note: '01632 960000' },
  ])
  expect(report).toBe(`Phone numbers that reach nobody (2)
These lie in the ranges that Ofcom keeps for films and books.
  content/group.yaml
    phone    01632 960400
    a.phone  01632 960000

Invented entries (2)
Replace each with a real one, then delete its line sample: true, or delete it whole.
  content/team.yaml
    Jo Doe · Al Roe

4 things stand between this checkout and a launch.
`)
})

test('lines stay short enough for a terminal', () => {
  const long = 'word '.repeat(60)
  const bare = Array.from({ length: 40 }, (_, n) => ({
    kind: 'art' as const,
    file: 'content/images/team',
    field: `member-${n}.webp`,
    note: '',
  }))
  const report = launchReport([
    { kind: 'names', file: 'content/group.yaml', field: long, note: long },
    ...bare,
  ])
  for (const line of report.split('\n')) expect(line.length).toBeLessThanOrEqual(122)
})

test('nothing left is one sentence', () => {
  expect(launchReport([])).toBe('Nothing stands in the way of a launch.\n')
})
