/** The protocol's proof that the key is ours: its own text, under its own name. */
export function keyFileHandler(key: string) {
  return (): Response =>
    new Response(key, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
    })
}
