import { fictionalPhones } from './fictional-phones.ts'
import type { Finding, Kind } from './finding.ts'
import type { LaunchContent } from './launch-content.ts'
import { type Text, textsOf } from './texts-of.ts'

/** RULINGS 1: the names the project was delivered with, as they also stand in addresses. */
const placeholderName = /\b(three[ +-]?ridings|woolgate|minstergate|owlgate)\b/i
const exampleAddress = /[\w.+@:/-]*\.example\b[\w/-]*/g
const madeUpPlaceId = /^sample-/i
const sampleVideo = /^sample/i
const sampleWords = /\bSample (?=[A-Z0-9])[^,]*/

type Look = (text: Text) => readonly string[]

const looks: Partial<Record<Kind, Look>> = {
  // An address with the name in it is listed among the addresses.
  names: ({ value }) =>
    value.match(exampleAddress)
      ? []
      : first(sentences(value).find((sentence) => placeholderName.test(sentence))),
  phones: ({ value }) => fictionalPhones(value),
  addresses: ({ value }) => value.match(exampleAddress) ?? [],
  placeIds: ({ key, value }) => (key === 'placeId' && madeUpPlaceId.test(value) ? [value] : []),
  videos: ({ key, value }) => (key === 'id' && sampleVideo.test(value) ? [value] : []),
  words: ({ value }) => first(sampleWords.exec(value)?.[0]),
}

/** Names, numbers and addresses that were made up for the sample. */
export function placeholderFindings(content: LaunchContent): Finding[] {
  const texts = textsOf(content)
  return Object.entries(looks).flatMap(([kind, look]) =>
    texts.flatMap((text) =>
      look(text).map((note) => ({
        kind: kind as Kind,
        file: text.file,
        field: text.field,
        note,
      })),
    ),
  )
}

const sentences = (text: string) => text.split(/(?<=[.!?]) /)

const first = (found: string | undefined) => (found ? [found.trim()] : [])
