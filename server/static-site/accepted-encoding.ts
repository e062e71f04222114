export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of different values, so their readings are kept. */
const known = new Map<string, Encoding[]>()
const mostKnown = 100

/** Our preferences among what the browser takes; the plain file always comes last. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (!header) return ['identity']
  const remembered = known.get(header)
  if (remembered) return remembered
  const read = readHeader(header)
  if (known.size < mostKnown) known.set(header, read)
  return read
}

function readHeader(header: string): Encoding[] {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  const compressed = (['br', 'gzip'] as const).filter(accepts)
  return [...compressed, 'identity']
}
