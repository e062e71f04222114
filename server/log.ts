type Fields = Record<string, string | number | undefined>

/** One line of JSON for each problem. Never an address, a name, an e-mail or a query string. */
export function log(event: string, fields: Fields = {}) {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...fields }))
}

/** What went wrong without what it went wrong on: messages of errors can quote the input. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  const kind = /^\w{1,60}$/.test(String(code ?? '')) ? `${error.name} ${code}` : error.name
  return error.cause instanceof Error ? `${kind}, by ${kindOf(error.cause)}` : kind
}
