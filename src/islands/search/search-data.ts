import type { Content } from '~/content/assemble.ts'
import type { Practice } from '~/content/practice.ts'
import type { SearchTopic } from '~/content/search.ts'
import { costText } from '~/lib/costs.ts'
import { hoursByLabel } from '~/lib/hours-lines.ts'
import { addressLine, mapsSearchUrl } from '~/lib/maps.ts'
import type { SearchContent } from '~/lib/search-index.ts'

/** What the search shows beside its results: /search.json without the records. */
export function gatherSearch(content: Content) {
  const { resultsLabel, oneResult, manyResults, noResults, topicsLabel } = content.search
  return {
    words: { resultsLabel, oneResult, manyResults, noResults, topicsLabel },
    topics: content.search.topics.map((topic) => topicOf(topic, content)),
    practices: Object.values(content.practices).map((practice) => practiceOf(practice, content)),
  }
}

/** /search.json */
export type SearchData = SearchContent & ReturnType<typeof gatherSearch>

export type Topic = ReturnType<typeof topicOf>
export type SearchPractice = ReturnType<typeof practiceOf>

/** What the pages say, word for word. src/content/agreement.ts has looked for the question. */
function topicOf({ label, question, link, ...shown }: SearchTopic, content: Content) {
  return {
    label,
    link,
    answer: content.faq.find(({ id }) => id === question)?.answer,
    facts: shown.facts,
    rows: shown.prices ? priceRows(content) : [],
  }
}

function priceRows({ charges, prices }: Content) {
  const { band1, band2, band3, emergency } = charges
  return [
    ...[band1, band2, band3].map(({ name, price, covers: [first, ...others] }) => ({
      label: `NHS ${name}`,
      price,
      note: [first, ...others.map(withinSentence)].join(', '),
    })),
    { label: `NHS ${withinSentence(emergency.name)}`, price: emergency.price, note: undefined },
    ...Object.entries(prices).map(([price, { treatment }]) => ({
      label: treatment,
      price: costText({ price }, { charges, prices }),
      note: undefined,
    })),
  ]
}

/** Root canal, but X-rays. */
const withinSentence = (words: string) =>
  words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

function practiceOf(practice: Practice, { contact, nhsSection, booking }: Content) {
  const { tradeName: name, town, phone, acceptingNhs, nhsNote, portalUrl, travel } = practice
  const { hours, exceptionalDays } = practice
  const status = acceptingNhs ? nhsSection.acceptingLabel : nhsSection.fullLabel
  const address = addressLine(practice.address)
  return {
    name,
    town,
    phone,
    address,
    travel,
    map: { label: contact.mapLabel, url: mapsSearchUrl(address) },
    hours,
    exceptionalDays,
    hoursLines: hoursByLabel(practice, contact.hoursLabels),
    nhsStatus: [status, nhsNote].filter(Boolean).join('. '),
    portal: { label: booking.portalLabel.replace('{town}', town), url: portalUrl },
  }
}
