import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const plain = { siteUrl: '', calls: [], chatbotScriptUrl: undefined }

test('without settings nothing of another origin is allowed but the video player', () => {
  const { directives, scriptDirective, styleDirective } = contentSecurityPolicy(plain)
  expect(directives).toContain("default-src 'none'")
  expect(directives).toContain("connect-src 'self'")
  expect(directives?.filter((directive) => directive.includes('http'))).toEqual([
    'frame-src https://www.youtube-nocookie.com',
  ])
  expect([scriptDirective, styleDirective]).toEqual(Array(2).fill({ resources: ["'self'"] }))
})

test('a vendor’s chatbot is allowed by its origin, and calls elsewhere by theirs', () => {
  const { directives, scriptDirective, styleDirective } = contentSecurityPolicy({
    ...plain,
    calls: ['https://backend.test/base', '/api/visitor-location', undefined],
    chatbotScriptUrl: 'https://bot.test/launcher.js',
  })
  expect([scriptDirective, styleDirective]).toEqual(
    Array(2).fill({ resources: ["'self'", 'https://bot.test'] }),
  )
  expect(directives).toContain(
    "connect-src 'self' https://backend.test wss://bot.test https://bot.test",
  )
  expect(directives).toContain('frame-src https://www.youtube-nocookie.com https://bot.test')
})

test('insecure requests are upgraded only where the site has an address with https', () => {
  const directivesFor = (siteUrl: string) => contentSecurityPolicy({ ...plain, siteUrl }).directives
  expect(directivesFor('')).not.toContain('upgrade-insecure-requests')
  expect(directivesFor('https://www.practice.test')).toContain('upgrade-insecure-requests')
})
