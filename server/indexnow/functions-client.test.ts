import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js'
import { describe, expect, test } from 'vitest'
import { defaultPublicAnonKey } from '../../shared/backend.ts'
import { type IndexNowRequest, indexNowFunctionName } from '../../shared/indexnow.ts'
import { createTestApp } from '../testing/test-app.ts'

const app = createTestApp()
const body: IndexNowRequest = { urls: ['https://dental.test/blog'], host: 'dental.test' }

function client(headers: Record<string, string>, customFetch?: typeof fetch) {
  const toApp: typeof fetch = async (input, init) => app.request(String(input), init)
  return new FunctionsClient('http://localhost/functions/v1', {
    headers,
    customFetch: customFetch ?? toApp,
  })
}

describe('the official functions client', () => {
  test.each([
    ['as apikey only', { apikey: defaultPublicAnonKey }],
    ['as bearer', { Authorization: `Bearer ${defaultPublicAnonKey}` }],
    ['beside a session', { apikey: defaultPublicAnonKey, Authorization: 'Bearer of.a.session' }],
  ])('is answered with the key %s', async (_how, headers) => {
    const { data, error } = await client(headers).invoke(indexNowFunctionName, { body })
    expect(error).toBeNull()
    expect(data).toMatchObject({ success: true, mode: 'dry-run' })
  })

  test('is told by status and body what was wrong', async () => {
    const { error } = await client({}).invoke(indexNowFunctionName, { body })
    expect(error).toBeInstanceOf(FunctionsHttpError)
    const answer = (error as FunctionsHttpError).context as Response
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ success: false })
  })

  test('tells an unknown function from a network failure', async () => {
    const headers = { apikey: defaultPublicAnonKey }
    const unknown = await client(headers).invoke('nope', { body })
    expect(unknown.error).toBeInstanceOf(FunctionsHttpError)
    const offline = client(headers, () => Promise.reject(new TypeError('fetch failed')))
    const failed = await offline.invoke(indexNowFunctionName, { body })
    expect(failed.error).toBeInstanceOf(FunctionsFetchError)
  })
})
