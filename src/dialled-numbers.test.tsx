import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { phone } from '~/content/fields.ts'
import { readContent } from '~/content/read-content.ts'
import { PracticeList, phoneFact } from './islands/assistant/assistant-turn.tsx'
import { PracticePhoneList } from './layouts/practice-phone-list.tsx'
import { SiteFooter } from './layouts/site-footer.tsx'
import { EmergencyAlert } from './sections/emergency/emergency-alert.tsx'
import { EmergencyClinics } from './sections/emergency/emergency-clinics.tsx'
import { CallButtons } from './sections/emergency/emergency-hero.tsx'
import { actionTarget } from './sections/shared/actions.tsx'
import { practiceJsonLd } from './seo/practice-json-ld.ts'

const { emergency, footer, group, practices, ratings } = readContent()

/** The practices after an editor has typed another number for each, as their files are read. */
const edited = {
  bradford: { ...practices.bradford, phone: v.parse(phone, '0044 (0)1632 960110') },
  ripon: { ...practices.ripon, phone: v.parse(phone, '01632-960-220') },
  leeds: { ...practices.leeds, phone: v.parse(phone, '+44 (0)113 496 0331') },
}
const { leeds } = edited
const three = Object.values(edited)
const numbers = [
  ['tel:+441632960110', '01632 960110'],
  ['tel:+441632960220', '01632 960220'],
  ['tel:+441134960331', '0113 496 0331'],
]

/** The number each link dials, with the number it shows. */
const dialled = (part: ReactNode) =>
  renderToStaticMarkup(part)
    .match(/<a [^>]*href="tel:[\s\S]*?<\/a>/g)
    ?.map((link) => [
      /href="(.*?)"/.exec(link)?.[1],
      /0[\d ]{9,}\d|\d{3}$/.exec(link.replace(/<[^>]*>/g, ''))?.[0],
    ])

describe('numbers written in other ways are dialled and printed like any other', () => {
  test('on the emergency page', () => {
    const calls = three.map(({ town, phone }) => ({ label: `Call ${town}`, phone }))
    expect(dialled(<CallButtons calls={calls} />)).toEqual(numbers)
    expect(dialled(<EmergencyAlert content={emergency} phone={leeds.phone} />)).toEqual([
      numbers[2],
    ])
    const clinics = three.map((practice) => ({ practice, note: '' }))
    expect(dialled(<EmergencyClinics content={emergency} clinics={clinics} />)).toEqual([
      ...numbers,
      ['tel:111', '111'],
      ['tel:999', '999'],
    ])
  })

  test('in header and footer', () => {
    const shell = three.map((practice) => ({ practice, page: '/' }))
    expect(dialled(<PracticePhoneList practices={shell} />)).toEqual(numbers)
    const inFooter = dialled(
      <SiteFooter footer={footer} group={group} ratings={ratings.footer} practices={shell} />,
    )
    // The group's own number stands before them, the regulator's after.
    expect(inFooter?.slice(1, -1)).toEqual(numbers)
  })

  test('by the assistant', () => {
    const named = three.map(({ tradeName: name, town, phone }) => ({ name, town, phone }))
    expect(dialled(<PracticeList practices={named} fact={phoneFact} />)).toEqual(numbers)
  })

  test('by the buttons of content files', () => {
    const button = { label: 'Call', call: 'leeds' } as const
    expect(actionTarget(button, { practices: edited, placeholderPhone: '' }).to).toBe(
      'tel:+441134960331',
    )
  })

  test('in the record for search engines', () => {
    const site = { siteUrl: 'https://site.test', groupName: '', image: 'https://site.test/a.webp' }
    expect(practiceJsonLd(leeds, site).telephone).toBe('+44 113 496 0331')
  })
})
