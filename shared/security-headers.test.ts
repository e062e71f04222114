import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edgeHeaders, fileHeaders, partPolicy, securityHeaders } from './security-headers.ts'

test.each([
  ['deploy/Caddyfile', 'deploy/Caddyfile', /^\t\t([A-Z][\w-]+) "(.+)"$/gm],
  ['deploy/nginx.conf', 'deploy/nginx-headers.conf', /^add_header ([\w-]+) "(.+)" always;$/gm],
])('%s sends what the server sends', (file, headersFile, line) => {
  const sent = [...readFileSync(headersFile, 'utf8').matchAll(line)]
    .map(([, name = '', value = '']) => [name.toLowerCase(), value] as const)
    .filter(([name]) => name in securityHeaders())
  expect(Object.fromEntries(sent)).toEqual(securityHeaders())
  const text = readFileSync(file, 'utf8')
  for (const { 'content-security-policy': policy, 'cache-control': cached } of [
    fileHeaders('/'),
    fileHeaders('/assets/a.js'),
    { 'content-security-policy': partPolicy, 'cache-control': 'no-store' },
  ]) {
    expect(text).toContain(`"${policy}"`)
    expect(text).toContain(`"${cached}"`)
  }
})

test('a contact and a calendar say what they are, on every kind of server', () => {
  expect(fileHeaders('/contacts/leeds.vcf')['content-type']).toMatch(/^text\/vcard/)
  expect(fileHeaders('/closures/leeds.ics')['content-type']).toMatch(/^text\/calendar/)
  for (const file of ['deploy/Caddyfile', 'deploy/nginx.conf']) {
    const text = readFileSync(file, 'utf8')
    for (const type of ['text/vcard', 'text/calendar']) expect(text).toContain(type)
  }
})

test('TLS is promised for this host alone, unless HSTS_SCOPE says more', () => {
  const promised = (scope?: string) =>
    /strict-transport-security: (.*)/.exec(edgeHeaders(scope))?.[1]
  expect(promised()).toBe('max-age=63072000')
  expect(promised('subdomains')).toBe('max-age=63072000; includeSubDomains')
  expect(promised('preload')).toBe('max-age=63072000; includeSubDomains; preload')
})
