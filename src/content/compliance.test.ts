import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Practice } from './practice.ts'
import { readContent } from './read-content.ts'
import type { TeamMember } from './team-member.ts'

const {
  about,
  carouselReviews,
  footer,
  freeCare,
  group,
  locationReviews,
  locationsSection,
  network,
  patientStatements,
  policies,
  practices,
  reviewsSection,
  shareYourStory,
  team,
  teamSection,
  services,
  transformations,
  transformationsSection,
  videos,
  videosSection,
} = readContent('content', (text) => text)

/** The duties of docs/compliance.md, as far as words can keep them. */

const allPractices: Practice[] = Object.values(practices)
const people: readonly TeamMember[] = team

/** Every content file as it is written, without the comments, which no visitor reads. */
const texts = globSync('content/**/*.{yaml,md}')
  .filter((file) => !file.includes('images'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const page = (name: string) => readFileSync(`content/legal/${name}.md`, 'utf8')

/** Sentences with one of the words, so that a failure shows what to change. */
const sentencesWith = (words: RegExp, except?: RegExp) =>
  texts.flatMap(({ file, text }) =>
    text
      .split(/(?<=[.!?])\s|\n/)
      .filter((sentence) => words.test(sentence) && !except?.test(sentence))
      .map((sentence) => `${file}: ${sentence.trim()}`),
  )

describe('General Dental Council', () => {
  test('each practice has a name, an address one can go to, a phone number and an e-mail address', () => {
    for (const { tradeName, address, phone, email } of allPractices) {
      const { street, locality, postcode } = address
      for (const fact of [tradeName, street, locality, postcode, phone, email])
        expect(fact.trim()).not.toBe('')
    }
  })

  test('the regulator can be reached from the footer, with the date of the last update', () => {
    const { gdc } = group.regulators
    expect(gdc.website).toMatch(/^https:\/\/www\.gdc-uk\.org/)
    expect(gdc.name).toBe('General Dental Council')
    expect(gdc.phone).not.toBe('')
    expect(footer.lastUpdatedLabel).not.toBe('')
    expect(group.lastUpdated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('everybody who treats patients has a registration, a qualification and its country', () => {
    for (const { name, role, qualifications, registration } of people) {
      if (/Manager|Receptionist|Coordinator|Trainee/.test(role)) continue
      expect(qualifications.length, name).toBeGreaterThan(0)
      expect(registration?.gdcNumber, name).toMatch(/\d{4,6}$/)
      expect(registration?.qualifiedIn, name).toBeTruthy()
    }
    expect(teamSection.gdcNumberLabel).toContain('GDC')
  })

  test('interests are called interests', () => {
    expect(teamSection.specialtiesLabel).toBe('Special interests')
  })

  test('each practice says whether it is NHS, private or both', () => {
    for (const { careOffered, acceptingNhs } of allPractices) {
      expect(['NHS', 'private', 'NHS and private']).toContain(careOffered)
      if (acceptingNhs) expect(careOffered).toContain('NHS')
    }
  })

  test('pictures before and after say what they are, and promise nothing', () => {
    const isSample = transformations.some(({ sample }) => sample)
    if (isSample) expect(transformationsSection.note).toMatch(/illustrations, not photographs/)
    expect(transformationsSection.note).toMatch(/no result can be promised/)
  })
})

describe('whitening', () => {
  test('one line names the strength, the age and through whom', () => {
    const legalNote = services.find(({ title }) => title === 'Teeth Whitening')?.page?.options[0]
      ?.legalNote
    expect(legalNote).toMatch(/0\.1[-–]6%/)
    expect(legalNote).toMatch(/adults aged 18 or over/)
    expect(legalNote).toMatch(/only be supplied through a dental professional/)
  })
})

describe('Care Quality Commission and NHS', () => {
  test('practices are said to be regulated', () => {
    expect(group.regulators.cqc.line).toMatch(/regulated by the Care Quality Commission/)
  })

  test('no NHS logo lies among the pictures', () => {
    expect(globSync('{content/images,public}/**/*nhs*', { exclude: [] })).toEqual([])
  })

  test('everybody who does not pay is named', () => {
    const list = JSON.stringify(freeCare)
    for (const who of [
      'under 18, or under 19 and in full-time education',
      'had a baby in the last 12 months',
      'You or your partner get Income Support',
      'under 20 and a dependant',
      'NHS hospital',
      'income-based Jobseeker',
      'income-related Employment and Support Allowance',
      'Pension Credit Guarantee Credit',
      'Universal Credit',
      'HC2',
      'HC3',
    ])
      expect(list).toContain(who)
  })
})

test('the terms name the 12 months in which the NHS repairs its own work free of charge', () => {
  expect(page('terms-of-service')).toMatch(
    /NHS filling, root filling, inlay, porcelain veneer or crown[^.]*within 12 months[^.]*free of charge/,
  )
})

test('the certificate for free care in pregnancy is applied for by others', () => {
  expect(JSON.stringify(freeCare)).toMatch(/[Mm]idwife, doctor or nurse can apply for it/)
  expect(sentencesWith(/midwife[^.]*\bgive\b/i)).toEqual([])
})

test('paying in stages is offered, credit is not: its advertising needs the permission of the FCA', () => {
  const credit =
    /\bAPR\b|\binterest[- ]free\b|\b0 ?% (finance|interest|credit)|\bbuy now\b|\bapply for (finance|credit|a loan)\b/i
  expect(sentencesWith(credit)).toEqual([])
})

describe('complaints page', () => {
  const complaints = page('complaints')

  test.each([
    ['NHS care: the board', /integrated care board/],
    [
      'NHS care: the Ombudsman',
      /Parliamentary and Health Service Ombudsman\*\*: \[0345 015 4033\]/,
    ],
    ['private care', /Dental Complaints Service[\s\S]*020 8253 0800/],
    ['fitness to practise', /group\.regulators\.gdc\.phone/],
    ['safety', /03000 616 161/],
    ['information', /0303 123 1113/],
  ])('%s: where to go next, with how to reach it', (_, body) => {
    expect(complaints).toMatch(body)
  })

  test('says when one hears from us', () => {
    for (const limit of ['acknowledgeWorkingDays', 'respondWorkingDays', 'complexWorkingDays'])
      expect(complaints).toContain(`{{policies.complaints.${limit}}}`)
  })
})

describe('privacy page', () => {
  const privacy = page('privacy-policy')
  const section = (title: string) => privacy.split(/^## /m).find((part) => part.startsWith(title))

  test('has a route for complaints about data, acknowledged within 30 days', () => {
    const route = section('Data protection complaints')
    expect(route).toContain('{{policies.dataComplaintAcknowledgeDays}} days')
    expect(policies.dataComplaintAcknowledgeDays).toBeLessThanOrEqual(30)
    expect(route).toContain("Information Commissioner's Office")
    expect(page('complaints')).toContain('/privacy-policy#data-protection-complaints')
  })

  test('says how long a testimonial is kept and how consent is withdrawn', () => {
    expect(privacy).toContain('delete them {{policies.testimonialRetentionDays}} days after')
    expect(privacy).toMatch(/You can withdraw at any time/)
    expect(policies.testimonialRetentionDays).toBeGreaterThan(0)
  })

  test('names the Data Protection Officer and the rights of patients', () => {
    expect(section('Data Protection Officer')).toContain('{{group.dataProtectionOfficer.email}}')
    for (const right of ['see it', 'correct it', 'erase it', 'restrict', 'object', 'withdraw'])
      expect(section('Your rights')).toContain(`**${right}`)
  })

  test('credits the country data, as its licence asks', () => {
    expect(privacy).toContain('[IP Geolocation by DB-IP](https://db-ip.com)')
  })
})

describe('testimonial form', () => {
  const { consent, privacyNote } = shareYourStory

  test('asks for each use separately and explicitly, and marketing is optional', () => {
    expect(consent.video).toMatch(/^I explicitly consent .*health/)
    expect(consent.website).toMatch(/^I explicitly consent/)
    expect(consent.marketing).toMatch(/\(optional\)/)
  })

  test('says how to withdraw, what happens to the answers and how long they are kept', () => {
    expect(consent.withdrawal).toMatch(/withdraw any of these at any time/)
    expect(privacyNote.whenDeliveryIsOff).toMatch(/does not send it to us/)
    expect(privacyNote.whenDeliveryIsOn).toContain(`${policies.testimonialRetentionDays} days`)
    expect(privacyNote.policyLink.to).toBe('/privacy-policy')
  })
})

test('videos say that pressing play brings in YouTube', () => {
  expect(videosSection.privacyNote).toMatch(/Nothing is loaded until you do/)
})

test('partner clinics are said to be independent', () => {
  expect(network.disclaimer.text).toMatch(/independently owned/)
})

// Once the group is real, what is left of the sample is listed by the launch check.
describe.runIf(group.sample)('while the group itself is a sample', () => {
  test.each<[string, readonly object[]]>([
    ['practice', Object.values(practices)],
    ['person', team],
    ['review', [...carouselReviews, ...locationReviews]],
    ['statement', patientStatements],
    ['case', transformations],
    ['video', videos],
    ['partner', network.clinics],
  ])('every invented %s carries sample: true', (_, entries) => {
    for (const entry of entries) expect(entry).toHaveProperty('sample', true)
  })

  test('visitors are told that the people, reviews, statements and partners are not real', () => {
    expect(teamSection.sampleNote).toMatch(/not real clinicians/)
    expect(reviewsSection.sampleNote).toMatch(/samples/)
    expect(locationsSection.sampleNote).toMatch(/samples/)
    expect(about.statementsSampleNote).toMatch(/samples/)
    expect(network.sampleNote).toMatch(/samples/)
    for (const { registration } of people)
      if (registration) expect(registration.gdcNumber).toMatch(/^Sample /)
  })
})
