import { expect, test } from 'vitest'
import { searchIndex } from './search-index.ts'

const record = (anchor: string, heading: string, text: string, page = 'General Dentistry') => ({
  address: `/page#${anchor}`,
  page,
  heading,
  text,
})

const find = searchIndex({
  records: [
    record('fillings', 'Fillings', 'We remove the decay. The tooth is numb before we begin.'),
    record('crowns', 'Crowns', 'A crown holds a weak tooth together.\nFrom £306.80'),
    record('nervous', 'I am frightened of the dentist', 'We agree a stop signal. Bring someone.'),
    record('whitening', 'Who should not have whitening?', 'It is for people aged 18 or over.'),
    record('parking', 'Where can I park?', 'There is free parking behind the building.', 'Ripon'),
    record(
      'steps',
      'Knocked-out tooth',
      'Every minute counts.\nAdult teeth only.\u00a0Put it back.',
    ),
    record(
      'pain',
      'Toothache',
      'Take paracetamol as the packet says.\u00a0Never more than 8 paracetamol a day.\u00a0Call us.',
      'Emergency Dentist',
    ),
    record('nurse', 'Anjali', 'Paracetamol helps most people.\nNot paracetamol with alcohol.'),
    ...Array.from({ length: 12 }, (_, day) => record(`${day}`, 'Opening hours', `Day ${day}`)),
  ],
  synonyms: [
    ['nervous', 'scared', 'frightened'],
    ['price', 'how much', '£'],
    ['tooth', 'teeth'],
  ],
})
const first = (question: string) => find(question)[0]?.address.replace('/page#', '')

test('plurals and other endings are the same word', () => {
  expect(first('filling')).toBe('fillings')
  expect(first('whitened')).toBe('whitening')
})

test('spelling is forgiven, and a word need not be typed to its end', () => {
  expect(first('whitning')).toBe('whitening')
  expect(first('crownes')).toBe('crowns')
  expect(first('fright')).toBe('nervous')
})

test('words and phrases that mean the same are found, and so is a price by its sign', () => {
  expect(first('im scared')).toBe('nervous')
  expect(first('how much is a crown')).toBe('crowns')
  expect(find('how much').map(({ heading }) => heading)).toEqual(['Crowns'])
})

test('what has more words of the question comes first', () => {
  expect(first('parking in ripon')).toBe('parking')
  expect(first('knocked out teeth')).toBe('steps')
})

test('there are eight results at most, and none where no word is known or said', () => {
  expect(find('opening hours')).toHaveLength(8)
  expect(find('zebra crossing')).toEqual([])
  expect(find('how do i get to you')).toEqual([])
  expect(find('')).toEqual([])
})

test('the sentence is the one that fits the question', () => {
  expect(find('are fillings numb')[0]?.sentence).toBe('The tooth is numb before we begin.')
  expect(find('price of crowns')[0]?.sentence).toBe('From £306.80')
})

test('steps are shown from the first of them', () => {
  expect(find('put a tooth back')[0]?.sentence).toBe('Adult teeth only.\u00a0Put it back.')
})

test('what not to do with a thing is said before what to do with it', () => {
  expect(
    find('took ten paracetamol')
      .map(({ sentence }) => sentence)
      .sort(),
  ).toEqual(['Never more than 8 paracetamol a day.', 'Not paracetamol with alcohol.'])
})

test('a long sentence ends at a word', () => {
  const text = `We look at ${'every single one of them '.repeat(12)}`
  const search = searchIndex({ records: [record('long', 'Check-ups', text)], synonyms: [] })
  expect(search('check-up')[0]?.sentence).toMatch(
    /^We look at .{120,170} (every|single|one|of|them) …$/,
  )
})
