import { AsyncLocalStorage } from 'node:async_hooks'

/** Made when something asks for it: most requests leave no line in the log. */
type RequestName = { id: string | null }

/** The request on whose behalf something runs. */
export const currentRequest = new AsyncLocalStorage<RequestName>()

export function idOf(request: RequestName): string {
  request.id ??= crypto.randomUUID()
  return request.id
}
