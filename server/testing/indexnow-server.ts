import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defaultPublicAnonKey } from '../../shared/backend.ts'

/** The search engine's stand-in for processes: over a real connection. */
export async function indexNowServer() {
  const urls: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { urlList } = JSON.parse(Buffer.concat(chunks).toString()) as { urlList: string[] }
    urls.push(...urlList)
    response.writeHead(202).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { urls, endpoint: `http://127.0.0.1:${port}/indexnow`, close }
}

/** What a visitor's browser sends when a page is viewed. */
export function viewPage(url: string, path: string, visitor: string) {
  return fetch(`${url}/functions/v1/indexnow-submit`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: defaultPublicAnonKey,
      'x-forwarded-for': visitor,
    },
    body: JSON.stringify({ urls: [`https://dental.test${path}`], host: 'dental.test' }),
  })
}
