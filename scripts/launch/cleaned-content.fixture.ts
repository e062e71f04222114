import type { NhsRates } from '../../src/content/charges.ts'
import { dataIn, type LaunchContent } from './launch-content.ts'

export const today = '2026-11-15'

export const liveSettings = {
  SITE_URL: 'https://www.harrow-lane-dental.co.uk',
  INDEXNOW_KEY: 'b1946ac92492d2347c6235b4d2611184',
}

const live: [RegExp, string][] = [
  [/^sample-place-id.*/, 'ChIJeRpOeF67j4AR9ydy'],
  [/^SAMPLE\w+$/, 'aqz-KE-bpKQ'],
  [/\bSample (?=[A-Z0-9])/g, ''],
  [/(three|minster)[ +-]?(ridings|gate)|woolgate|owlgate/gi, 'Harrow Lane'],
  [/\.example\b/g, '.co.uk'],
  [/(?<!like )\b(01632 960\d{3}|0113 496 0\d{3})\b/g, '020 7167 6000'],
]

export const inForce: NhsRates = {
  from: '2026-04-01',
  band1: '£27.90',
  band2: '£76.60',
  band3: '£332.10',
  emergency: '£27.90',
}

/** The content as an owner would leave it on the day of the launch, and the charges of that day. */
export function cleaned(content: LaunchContent): LaunchContent {
  const entries = content.entries.map(({ file, data }) => {
    const real = withoutSamples(data) as Record<string, unknown>
    if (file === 'content/nhs-charges.yaml') {
      const charges = raised(real.charges as Record<string, unknown>, inForce)
      return { file, data: { ...real, charges, announced: [inForce] } }
    }
    if (file === 'content/group.yaml')
      return { file, data: { ...real, siteUrl: liveSettings.SITE_URL } }
    return { file, data: real }
  })
  const documents = content.documents.map(({ file, fields: { sample: _, ...fields }, body }) => ({
    file,
    fields: { ...fields, ...('lastUpdated' in fields && { lastUpdated: 'November 2026' }) },
    body,
  }))
  const pictures = content.pictures.map(({ file }) => ({ file, sha256: file }))
  return { ...content, entries, documents, pictures }
}

/** The copy with one content file changed. */
export const withChange = (
  content: LaunchContent,
  file: string,
  change: object,
): LaunchContent => ({
  ...content,
  entries: content.entries.map((entry) =>
    entry.file === file && entry.data === dataIn(content, file)
      ? { file, data: { ...(entry.data as object), ...change } }
      : entry,
  ),
})

function withoutSamples(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'lastUpdated') return today
    return live.reduce((text, [sample, real]) => text.replace(sample, real), value)
  }
  if (Array.isArray(value)) return value.map((inner) => withoutSamples(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'sample')
      .map(([name, inner]) => [name, withoutSamples(inner, name)]),
  )
}

function raised(charges: Record<string, unknown>, { from, ...prices }: NhsRates) {
  const bands = Object.entries(prices).map(([band, price]) => [
    band,
    { ...(charges[band] as object), price },
  ])
  return {
    ...charges,
    ...Object.fromEntries(bands),
    effectiveFrom: from,
    yearLabel: from.slice(0, 4),
  }
}
