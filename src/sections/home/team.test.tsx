import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TeamMember, TeamSection } from '~/content/team-member.ts'
import { TeamCards } from './team.tsx'

const content = { specialtiesLabel: 'Special interests' } as TeamSection

const card = (specialties: string[]) => {
  const member = { name: 'Jo', role: 'Receptionist', bio: '', qualifications: [], specialties }
  const picture = { avif: 'a.avif 1w', src: 'a.webp', width: 1, height: 1, alt: '' }
  const team = [{ ...(member as unknown as TeamMember), towns: ['Leeds'], picture }]
  return renderToStaticMarkup(<TeamCards content={content} team={team} />)
}

test('a card names special interests where there are any', () => {
  expect(card(['Nervous patients'])).toContain('Special interests')
})

test('a card without special interests or degrees has no heading and no list of them', () => {
  expect(card([])).not.toMatch(/Special interests|<ul/)
})
