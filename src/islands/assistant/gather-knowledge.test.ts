import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readContent } from '~/content/read-content.ts'
import { assistantContent, gatherKnowledge } from './gather-knowledge.ts'
import { siteKnowledge } from './site-knowledge.fixture.ts'

const { charges, freeCare, practices, prices } = readContent('content', (text) => text)

const knowledge = await siteKnowledge()

describe('what the assistant is sent', () => {
  test('holds every price of the site', () => {
    const sent = JSON.stringify(knowledge)
    for (const { from } of Object.values(prices)) expect(sent).toContain(from)
    for (const band of [charges.band1, charges.band2, charges.band3, charges.emergency])
      expect(sent).toContain(band.price)
    for (const { who } of freeCare.groups) expect(sent).toContain(who)
  })

  test('takes every figure and phone number from other content files', () => {
    const written = readFileSync('content/assistant.yaml', 'utf8')
    expect(written).not.toContain('£')
    for (const { phone, address } of Object.values(practices)) {
      expect(written).not.toContain(phone)
      expect(written).not.toContain(address.postcode)
    }
  })

  test('leaves out what is no longer there', () => {
    const content = assistantContent(readContent())
    const emergency = { ...content.emergency, cards: [] }
    const fewer = gatherKnowledge({ ...content, faq: [], servicePages: {}, emergency })
    expect(fewer.firstAid).toEqual([])
    expect(fewer.treatments).toHaveLength(knowledge.treatments.length)
    expect(fewer.entries.length).toBeLessThan(knowledge.entries.length)
  })

  test('leaves no name of a list or a fact unfilled', () => {
    const { treatmentAnswers, ...rest } = knowledge
    expect(JSON.stringify(rest)).not.toMatch(/\{\{|\{\w+\}/)
    expect(Object.keys(treatmentAnswers)).not.toHaveLength(0)
  })
})
