import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { emergency } from '../content/emergency.ts'
import { practices } from '../content/practices.ts'
import { contactBook } from './contact-book.ts'
import { ChatbotFacts } from './layout/chatbot/chatbot-facts.tsx'
import { FooterPractices } from './layout/footer-practices.tsx'
import { PracticePhoneList } from './layout/practice-phone-list.tsx'
import { practiceRecord } from './practice-record.ts'
import { CallButtons } from './sections/emergency/call-buttons.tsx'
import { EmergencyAlert } from './sections/emergency/emergency-alert.tsx'
import { EmergencyClinics } from './sections/emergency/emergency-clinics.tsx'
import { actionTarget } from './sections/shared/action-target.ts'
import { shellContent } from './shell-content.ts'

/** content/practices.ts after an editor has typed another number for each practice. */
vi.mock('../content/practices.ts', async () => {
  const written = ['0044 (0)1632 960110', '01632-960-220', '+44 (0)113 496 0331']
  const source = readFileSync('content/practices.ts', 'utf8')
    .replace(/phone: '.*?'/g, () => `phone: '${written.shift()}'`)
    .replace('./model/uk-phone.ts', pathToFileURL(resolve('content/model/uk-phone.ts')).href)
  return import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`)
})

const numbers = [
  ['tel:+441632960110', '01632 960110'],
  ['tel:+441632960220', '01632 960220'],
  ['tel:+441134960331', '0113 496 0331'],
]
const { bradford, ripon, leeds } = practices
const three = [bradford, ripon, leeds]

/** The number each link dials, with the number it shows. */
const dialled = (part: ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>)
    .match(/<a [^>]*href="tel:[\s\S]*?<\/a>/g)
    ?.map((link) => [
      /href="(.*?)"/.exec(link)?.[1],
      /0[\d ]{9,}\d|\d{3}$/.exec(link.replace(/<[^>]*>/g, ''))?.[0],
    ])

describe('numbers written in other ways are dialled and printed like any other', () => {
  test('on the emergency page', () => {
    const calls = three.map(({ town, phone }) => ({ label: `Call ${town}`, phone }))
    expect(dialled(<CallButtons calls={calls} />)).toEqual(numbers)
    const { alertBar, offline } = emergency
    expect(
      dialled(<EmergencyAlert content={alertBar} offline={offline} phone={leeds.phone} />),
    ).toEqual([numbers[2]])
    const clinics = three.map(({ tradeName: name, town, phone }) => ({
      name,
      town,
      phone,
      address: '',
      note: '',
    }))
    expect(dialled(<EmergencyClinics content={emergency} clinics={clinics} />)).toEqual([
      ...numbers,
      ['tel:111', '111'],
      ['tel:999', '999'],
    ])
  })

  test('in header and footer', () => {
    const { header, footer } = shellContent
    expect(dialled(<PracticePhoneList practices={header.practices} />)).toEqual(numbers)
    expect(dialled(<FooterPractices title="Practices" practices={footer.practices} />)).toEqual(
      numbers,
    )
  })

  test('by the assistant', () => {
    const facts = three.map(({ tradeName: name, town, phone }) => ({
      name,
      town,
      phone,
      hours: [],
      nhsStatus: '',
      portal: { label: '', url: '' },
    }))
    expect(dialled(<ChatbotFacts facts="phones" practices={facts} />)).toEqual(numbers)
  })

  test('by the buttons of content files', () => {
    expect(actionTarget({ label: 'Call', call: 'leeds' }, contactBook).to).toBe('tel:+441134960331')
  })

  test('in the record for search engines', () => {
    expect(practiceRecord('leeds').telephone).toBe('+44 113 496 0331')
  })
})
