import { expect, test } from 'vitest'
import { actionTarget } from './actions.tsx'

const practice = (phone: string, portalUrl: string) => ({ phone, portalUrl })
const book = {
  practices: {
    bradford: practice('01632 960110', 'https://bradford.portal.example'),
    ripon: practice('01632 960220', 'https://ripon.portal.example'),
    leeds: practice('0113 496 0330', 'https://leeds.portal.example'),
  },
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
  expect(actionTarget({ label: 'Register', portal: 'ripon' }, book)).toEqual({
    to: 'https://ripon.portal.example',
    opensNewTab: true,
    isCall: false,
  })
})
