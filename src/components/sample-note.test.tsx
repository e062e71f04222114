import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SampleNote } from './sample-note.tsx'

const note = (of: { sample?: boolean }[]) =>
  renderToStaticMarkup(<SampleNote of={of}>These reviews are samples.</SampleNote>)

test('stands there while one of them is a sample', () => {
  expect(note([{}, { sample: true }])).toContain('These reviews are samples.')
})

test('goes with the last sample', () => {
  expect(note([{}, { sample: false }])).toBe('')
})
