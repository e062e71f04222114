import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test.each([
  ["Children's care, 24 hours' notice", 'Children’s care, 24 hours’ notice'],
  ['such as "I stopped hiding my smile".', 'such as “I stopped hiding my smile”.'],
  ['"\'Stop\' means stop"', '“‘Stop’ means stop”'],
  ['60-90 minutes, then 2-4 weeks', '60–90 minutes, then 2–4 weeks'],
  ['9:00 AM-5:00 PM', '9:00 AM–5:00 PM'],
  ['£150-£300', '£150–£300'],
  // SPEC §2, §9
  ['Mon-Fri: 9-5', 'Mon-Fri: 9-5'],
  ['Mon-Fri 9am-5pm', 'Mon-Fri 9am-5pm'],
  ['2025-10-14, case-01, 3-month-old', '2025-10-14, case-01, 3-month-old'],
])('%s', (written, set) => {
  expect(typeset(written)).toBe(set)
})
