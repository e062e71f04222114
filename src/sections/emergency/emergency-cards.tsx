import { CalendarDays, Clock, Siren, TriangleAlert } from 'lucide-react'
import { Section, SectionHeading } from '~/components/section.tsx'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import type { EmergencyCard as CardContent, Emergency } from '~/content/emergency.ts'
import { classNames } from '~/lib/class-names.ts'

/** Six cards; on phones a thumb-sized index of them comes first, because they are long there. */
export function EmergencyCards({ content }: { content: Emergency }) {
  const { cardsHeading, cards, whatToDoLabel } = content
  return (
    <Section labelledBy="cards-title" ground="mint">
      <SectionHeading id="cards-title" {...cardsHeading} />
      <nav aria-label={cardsHeading.title} className="mb-10 sm:hidden" data-print="hide">
        <ul className="grid grid-cols-2 gap-3">
          {cards.map(({ icon, title }) => (
            <li key={title}>
              <a
                href={`#${cardId(title)}`}
                className="flex h-full min-h-28 flex-col items-start justify-between gap-3 rounded-inner bg-white p-4 font-semibold leading-snug shadow-card max-[22rem]:px-3"
              >
                <TreatmentIcon name={icon} className="size-7 text-emergency" />
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="grid gap-5 sm:grid-cols-2 lg:card-row lg:gap-6">
        {cards.map((card) => (
          <EmergencyCard key={card.title} card={card} whatToDoLabel={whatToDoLabel} />
        ))}
      </ul>
    </Section>
  )
}

/** `Broken/chipped tooth` → `broken-chipped-tooth` */
const cardId = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** Minutes, hours and days: told apart by colour, by sign and in words. */
const urgencyLooks = {
  now: { Icon: Siren, colours: 'border-emergency bg-emergency text-white' },
  today: { Icon: Clock, colours: 'border-emergency text-emergency' },
  soon: { Icon: CalendarDays, colours: 'border-mint bg-mint text-ink' },
} as const

function Urgency({ level, urgency }: Pick<CardContent, 'level' | 'urgency'>) {
  const { Icon, colours } = urgencyLooks[level]
  return (
    <span
      data-urgency={level}
      className={classNames(
        'flex items-center gap-1.5 rounded-pill border-2 px-3 py-0.5 font-semibold text-small',
        colours,
      )}
    >
      <Icon className="size-4 shrink-0" />
      {urgency}
    </span>
  )
}

/** `**Adult teeth only.** If` with its first words in bold. */
const withBold = (words: string) =>
  words
    .split('**')
    .map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part))

/** Drawing, title and how soon are read at a glance; the rest while doing it. */
function EmergencyCard({ card, whatToDoLabel }: { card: CardContent; whatToDoLabel: string }) {
  return (
    <li
      id={cardId(card.title)}
      className="flex flex-col rounded-card bg-white p-6 shadow-card md:p-7"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <span className="grid size-14 shrink-0 place-items-center rounded-inner bg-peach-soft text-emergency">
          <TreatmentIcon name={card.icon} className="size-8" />
        </span>
        <Urgency {...card} />
      </div>
      <h3 className="mt-4 text-h3">{card.title}</h3>
      <p className="mt-1 text-ink-soft">{card.signs}</p>
      <h4 className="mt-5 font-bold">{whatToDoLabel}</h4>
      <ol className="mt-2 mb-5 space-y-2.5">
        {card.whatToDo.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.75rem_1fr] gap-x-3">
            <span
              aria-hidden="true"
              className="mt-0.5 grid size-7 place-items-center rounded-pill bg-mint font-semibold text-small"
            >
              {index + 1}
            </span>
            <span>{withBold(step)}</span>
          </li>
        ))}
      </ol>
      {card.goNow && (
        <p className="mt-auto flex gap-3 border-line border-t pt-4 font-semibold text-emergency text-small">
          <TriangleAlert className="mt-0.5 size-5 shrink-0" />
          {card.goNow}
        </p>
      )}
    </li>
  )
}
