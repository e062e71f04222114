type Received = { host: string; key: string; keyLocation: string; urlList: string[] }

/** Takes the place of the search engine: remembers what it was sent, answers as it is told. */
export function indexNowStandIn(answer: () => Response | Promise<Response> = () => new Response()) {
  const received: Received[] = []
  const standIn = {
    received,
    answer,
    fetch: (async (_address: unknown, init?: RequestInit) => {
      received.push(JSON.parse(String(init?.body)) as Received)
      return standIn.answer()
    }) as typeof fetch,
    get urls(): string[] {
      return received.flatMap(({ urlList }) => urlList)
    },
  }
  return standIn
}
