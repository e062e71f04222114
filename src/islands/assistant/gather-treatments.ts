import type { Chatbot } from '~/content/chatbot.ts'
import type { ServicePageCard } from '~/content/service-page.ts'
import { costText } from '~/lib/costs.ts'
import type { AssistantContent, Treatment } from './knowledge.ts'

type Card = Pick<ServicePageCard, 'title' | 'description' | 'duration' | 'costs'>

/** What the assistant knows of a treatment, from the page about it. */
export function treatmentFacts(
  { page, cards: titles, title, nhsTopic }: Chatbot['treatments'][number],
  content: AssistantContent,
): Omit<Treatment, 'keywords'> {
  const { title: pageTitle, cards: all } = pageCards(page, content)
  const cards = titles
    ? titles.flatMap((wanted) => all.filter((card) => card.title === wanted))
    : all
  const isOne = cards.length === 1
  const bands = cards
    .flatMap(({ costs }) => costs)
    .flatMap((cost) => ('nhsBand' in cost ? cost.nhsBand : []))
  const charge = bands[0] && content.charges[bands[0]]
  const row = content.nhsInformation.comparison.rows.find(({ topic }) => topic === nhsTopic)
  return {
    title: title ?? cards[0]?.title ?? pageTitle,
    description: cards[0]?.description ?? '',
    costs: cards.flatMap(({ title: label, costs }) =>
      costs.map((cost) => ({ ...(!isOne && { label }), text: costText(cost, content) })),
    ),
    durations: cards
      .filter(({ duration }) => duration)
      .map(({ title: label, duration: text }) => ({ ...(!isOne && { label }), text })),
    ...(charge && { nhs: { band: charge.name, price: charge.price } }),
    ...(row && { nhsNote: row.nhs }),
    link: pageLink(page, pageTitle, content.chatbot),
  }
}

/** What a page offers, as cards with a cost. */
function pageCards(page: string, content: AssistantContent): { title: string; cards: Card[] } {
  const { teethWhitening, emergency, charges, servicePages } = content
  if (page === '/services/teeth-whitening') {
    const cards = teethWhitening.options.map(({ cost, ...option }) => ({
      ...option,
      costs: [cost],
    }))
    return { title: teethWhitening.hero.title, cards }
  }
  if (page === '/emergency-dentist') {
    const { name: title, note: description } = charges.emergency
    const costs = [{ nhsBand: 'emergency' as const }, { text: emergency.costNote }]
    return { title: emergency.hero.title, cards: [{ title, description, duration: '', costs }] }
  }
  const { hero, services = [] } = servicePages[page] ?? {}
  return { title: hero?.title ?? '', cards: [...services] }
}

export const pageLink = (to: string, title: string, { treatmentAnswers }: Chatbot) => ({
  label: treatmentAnswers.linkLabel.replace('{page}', title.toLowerCase()),
  to,
})
