import { expect, test } from 'vitest'
import { withPlainFacts, withPlainTables } from './plain-tables.ts'

test('a table is written as Markdown has it, and the text around it stays', () => {
  const written = `Before.

{% table %}
- Age
- How much
---
- Under 3
- A **smear**
---
- 3 to 6
-
{% /table %}

After.
`
  expect(withPlainTables(written)).toBe(`Before.

| Age | How much |
| --- | --- |
| Under 3 | A **smear** |
| 3 to 6 |  |

After.
`)
})

test('a cell of several lines stays one cell, and a bar in it is no border', () => {
  const written = '{% table %}\n- a | b\n- one\n  two\n---\n- x\n- y\n{% /table %}'
  expect(withPlainTables(written)).toBe('| a \\| b | one two |\n| --- | --- |\n| x | y |')
})

test('a text without tables stays as it is', () => {
  expect(withPlainTables('## Heading\n\n---\n\n- a point\n')).toBe(
    '## Heading\n\n---\n\n- a point\n',
  )
})

test('a fact in the address of a link stays one', () => {
  expect(withPlainFacts('[us](mailto:%7B%7Bgroup.email%7D%7D)')).toBe(
    '[us](mailto:{{group.email}})',
  )
})
