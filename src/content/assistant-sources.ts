import type { Content } from './all-content.ts'

/** What the assistant fills into its sentences about treatments. */
const inSentences = ['treatment', 'band', 'price', 'nhs', 'description', 'page']

const renamed =
  'take it out here; or, to rename it, add the new name there first, then choose it here'

/** The assistant answers from other files and names their parts by title: those that are not there. */
export function missingSources(content: Content): string[] {
  const { chatbot, emergency, nhsInformation } = content
  const cardsOf: Partial<Record<string, readonly { title: string }[]>> = {
    '/services/general-dentistry': content.generalDentistry.services,
    '/services/cosmetic-dentistry': content.cosmeticDentistry.services,
    '/services/dental-implants': content.dentalImplants.services,
    '/services/teeth-whitening': content.teethWhitening.options,
    '/emergency-dentist': [],
  }
  const rows = nhsInformation.comparison.rows.map(({ topic }) => topic)
  const used = [...JSON.stringify(chatbot).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [
    ...missing('firstAid', {
      wanted: chatbot.firstAid.map(({ card }) => card),
      there: titles(emergency.cards),
      of: 'a card of content/pages/emergency.yaml',
    }),
    ...chatbot.treatments.flatMap(({ page, cards = [], nhsTopic }) => [
      ...missing('treatments', {
        wanted: [page],
        there: Object.keys(cardsOf),
        of: 'a page with treatments',
        advice: `choose one of ${Object.keys(cardsOf).join(', ')}`,
      }),
      ...missing('treatments', {
        wanted: cards,
        there: titles(cardsOf[page] ?? []),
        of: `a card of ${page}`,
      }),
      ...missing('treatments', {
        wanted: nhsTopic ? [nhsTopic] : [],
        there: rows,
        of: 'a line of the table in content/pages/nhs-information.yaml',
      }),
    ]),
    ...missing('wordLists', {
      wanted: used,
      there: [...Object.keys(chatbot.wordLists), ...inSentences],
      of: 'a list of words',
      advice: 'check its spelling, or write the word without curly brackets',
    }),
  ]
}

type Wanted = {
  wanted: readonly string[]
  there: readonly string[]
  of: string
  advice?: string
}

const missing = (field: string, { wanted, there, of, advice = renamed }: Wanted) =>
  wanted
    .filter((name) => !there.includes(name))
    .map(
      (name) => `content/assistant.yaml: ${field}: ${JSON.stringify(name)} is not ${of}; ${advice}`,
    )

const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => title)
