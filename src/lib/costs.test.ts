import { expect, test } from 'vitest'
import { costText, figure } from './costs.ts'

const tables = {
  charges: { yearLabel: '2025', band2: { name: 'Band 2', price: '£70.70' } },
  prices: { veneers: { from: '£500', unit: 'per tooth' }, implant: { from: '£2,500' } },
}

test('an NHS charge names its band', () => {
  expect(costText({ nhsBand: 'band2' }, tables)).toBe('NHS Band 2: £70.70')
})

test('a private price begins with from and ends with its unit', () => {
  expect(costText({ price: 'veneers' }, tables)).toBe('from £500 per tooth')
  expect(costText({ price: 'implant' }, tables)).toBe('from £2,500')
})

test('a private price beside an NHS charge says that it is private', () => {
  expect(costText({ privatePrice: 'implant' }, tables)).toBe('Private: from £2,500')
})

test('beside words that name it, the figure stands alone', () => {
  expect(figure({ nhsBand: 'band2' }, tables)).toBe('£70.70')
  expect(figure({ privatePrice: 'implant' }, tables)).toBe('from £2,500')
})

test('words are printed as they are', () => {
  expect(costText({ text: 'Price after examination' }, tables)).toBe('Price after examination')
})

test('a charge or price that is not there is a mistake', () => {
  expect(() => costText({ nhsBand: 'band9' }, tables)).toThrow('band9')
  expect(() => costText({ nhsBand: 'yearLabel' }, tables)).toThrow('yearLabel')
  expect(() => costText({ price: 'gold' }, tables)).toThrow('gold')
})
