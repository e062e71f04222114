import { Link } from 'react-router'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import type { Emergency } from '../../../content/model/emergency.ts'
import { cardId, EmergencyCard } from './emergency-card.tsx'
import { EmergencyIcon } from './emergency-icon.tsx'

/** Six cards; on phones a thumb-sized index of them comes first, because they are long there. */
export function EmergencyCards({
  content: { cardsHeading, cards, whatToDoLabel },
}: {
  content: Pick<Emergency, 'cardsHeading' | 'cards' | 'whatToDoLabel'>
}) {
  return (
    <Section labelledBy="cards-title" ground="mint">
      <SectionHeading id="cards-title" {...cardsHeading} />
      <nav aria-label={cardsHeading.title} className="mb-10 sm:hidden" data-print="hide">
        <ul className="grid grid-cols-2 gap-3">
          {cards.map(({ icon, title }) => (
            <li key={title}>
              <Link
                to={`#${cardId(title)}`}
                className="flex h-full min-h-28 flex-col items-start justify-between gap-3 rounded-inner bg-white p-4 font-semibold leading-snug shadow-card"
              >
                <EmergencyIcon name={icon} className="size-7 text-emergency" />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {cards.map((card) => (
          <EmergencyCard key={card.title} card={card} whatToDoLabel={whatToDoLabel} />
        ))}
      </ul>
    </Section>
  )
}
