import { practiceSlugs } from '../../src/content/blocks.ts'
import type { Practice } from '../../src/content/practice.ts'
import { dataIn, type Text, textsOf, type Words } from './launch-content.ts'
import type { Finding } from './launch-report.ts'

type Towns = { slug: string; town: string; acceptingNhs: boolean }[]

const saysFull =
  /\b(list|places)\b.*\bfull\b|\bfull\b.*\blist\b|\bno NHS places\b|\bcannot (take|register) new NHS\b/i
const saysOpen =
  /\baccept(s|ing)? (new )?NHS\b|\bnew NHS patients (are )?welcome\b|\bwe have places\b|\bregister now\b/i

/**
 * Sentences that no longer fit `acceptingNhs`. The cards follow that line by themselves; sentences
 * are somebody's to word, and somebody has to be told which.
 */
export function nhsStatusFindings(content: Words): Finding[] {
  const towns = practiceSlugs.map((slug) => {
    const { town, acceptingNhs } = dataIn<Practice>(content, `content/practices/${slug}.yaml`)
    return { slug, town, acceptingNhs }
  })
  return textsOf(content).flatMap((text) => {
    const sentence = sentencesIn(text.value).find((words) => isOutOfDate(words, text, towns))
    return sentence
      ? [{ kind: 'nhsStatus' as const, file: text.file, field: text.field, note: sentence }]
      : []
  })
}

function isOutOfDate(sentence: string, { file, field }: Text, towns: Towns) {
  const place = `${file}.${field}`
  if (isNotShown(place, towns)) return false
  const named = towns.filter(({ town }) => sentence.includes(town))
  const meant = named.length > 0 ? named : towns.filter(({ slug }) => place.includes(slug))
  const isUntrue = meant.some(({ acceptingNhs }) =>
    (acceptingNhs ? saysFull : saysOpen).test(sentence),
  )
  return isUntrue || leavesOneOut(sentence, towns)
}

/** What an NHS page shows only while its list is open; only while it is full. */
const onlyWhenOpen = /\.(whenOpen|hero\.lead|hero\.actions|banner|register\w+|closing)\b/
const onlyWhenFull = /\.whenFull\b/

/** The NHS pages have words for both states, and show those of the present one. */
const isNotShown = (place: string, towns: Towns) =>
  towns.some(
    ({ slug, acceptingNhs }) =>
      place.includes(`nhs-${slug}-dentist.yaml`) &&
      // A full list's own lead, buttons and band lie within its part.
      (acceptingNhs
        ? onlyWhenFull.test(place)
        : onlyWhenOpen.test(place) && !onlyWhenFull.test(place)),
  )

/** "Bradford and Ripon" where a third practice takes patients too. */
function leavesOneOut(sentence: string, towns: Towns) {
  const open = towns.filter(({ acceptingNhs }) => acceptingNhs).map(({ town }) => town)
  const named = open.filter((town) => sentence.includes(town))
  const pair = new RegExp(`(${named.join('|')}) (and|or) (${named.join('|')})`)
  return (
    /\bNHS\b|Choose/.test(sentence) &&
    named.length > 1 &&
    named.length < open.length &&
    pair.test(sentence)
  )
}

export const sentencesIn = (text: string) => text.split(/(?<=[.!?]) /)
