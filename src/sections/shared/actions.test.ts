import { expect, test } from 'vitest'
import { actionTarget } from './actions.tsx'

const book = {
  practiceNamed: () => ({ phone: '0113 496 0330', portalUrl: 'https://leeds.portal.example' }),
  placeholderPhone: '01632 960000',
}

test('a page or section is opened here', () => {
  expect(actionTarget({ label: 'Book', to: '/#booking' }, book)).toEqual({
    to: '/#booking',
    opensNewTab: false,
    isCall: false,
  })
})

test('a practice is called on its own number', () => {
  expect(actionTarget({ label: 'Call Leeds', call: 'leeds' }, book)).toMatchObject({
    to: 'tel:+441134960330',
    isCall: true,
  })
})

test('the placeholder contact is called on the placeholder number', () => {
  expect(actionTarget({ label: 'Call', callPlaceholder: true }, book).to).toBe('tel:+441632960000')
})

test('a booking portal opens in a new tab', () => {
  expect(actionTarget({ label: 'Register', portal: 'leeds' }, book)).toEqual({
    to: 'https://leeds.portal.example',
    opensNewTab: true,
    isCall: false,
  })
})
