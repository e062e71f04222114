import { ArrowRight, Check, Info } from 'lucide-react'
import { HeadingWords, Section } from '~/components/section.tsx'
import type { NhsPage } from '~/content/location-page.ts'
import type { Practice } from '~/content/practice.ts'
import { forTown } from '~/lib/for-town.ts'

/** The answer most visitors came for, straight below the hero. */
export function AcceptingBanner({ content }: { content: NhsPage['whenOpen']['banner'] }) {
  return (
    <div className="bg-nhs text-white">
      <div className="container-page grid items-center gap-x-12 gap-y-3 py-8 md:grid-cols-[1.15fr_1fr] md:py-10">
        <p className="flex items-start gap-4 font-display text-h3 lg:text-[1.75rem]">
          <Check
            className="mt-0.5 size-8 shrink-0 rounded-pill bg-white p-1.5 text-nhs"
            strokeWidth={3.5}
          />
          {content.title}
        </p>
        <p className="pl-12 md:pl-0">{content.text}</p>
      </div>
    </div>
  )
}

/** Said before anybody registers: what the therapists may not do, and the three ways from there. */
export function ScopeNote({ content }: { content: NhsPage['scopeNote'][number] }) {
  return (
    <Section labelledBy="scope-title" ground="cream">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
        <div className="border-nhs border-l-4 pl-6 md:pl-8">
          <HeadingWords id="scope-title" title={content.title} intro={content.text} />
        </div>
        <ol className="grid gap-3">
          {content.options.map((option, index) => (
            <li
              key={option}
              className="flex items-center gap-5 rounded-inner border-2 border-nhs/20 bg-white p-5 md:p-6"
            >
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-pill bg-nhs font-display text-h3 text-white"
              >
                {index + 1}
              </span>
              <span className="font-medium">{option}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

/** Nobody should read half a page before learning that there is no NHS place. */
export function ListFullBanner({ content }: { content: NhsPage['whenFull']['banner'] }) {
  return (
    <div className="bg-amber text-ink">
      <div className="container-page flex items-start gap-3 py-4 md:gap-4 md:py-5">
        <Info className="mt-0.5 size-6 shrink-0 md:size-7" />
        <div className="items-baseline gap-x-6 lg:flex">
          <p className="shrink-0 font-display text-h3">{content.title}</p>
          <p>{content.text}</p>
        </div>
      </div>
    </div>
  )
}

type NhsElsewhereProps = {
  content: NhsPage['whenFull']['elsewhere']
  practices: readonly Practice[]
}

/** Where the NHS places are: most visitors of a full practice look for exactly this. */
export function NhsElsewhere({ content, practices }: NhsElsewhereProps) {
  const links = practices.flatMap(({ acceptingNhs, town, nhsPage }) =>
    acceptingNhs && nhsPage ? { label: forTown(content.linkLabel, town), to: nhsPage.address } : [],
  )
  return (
    <Section labelledBy="elsewhere-title" ground="nhs">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <HeadingWords id="elsewhere-title" title={content.title} />
          <p className="mt-4 max-w-[58ch] text-lead text-white/90">{content.text}</p>
        </div>
        <ul className="grid gap-3">
          {links.map(({ label, to }) => (
            <li key={to}>
              <a
                href={to}
                className="group flex min-h-16 items-center justify-between gap-4 rounded-inner bg-white px-6 py-5 font-display text-h3 text-nhs hover:bg-mint"
              >
                {label}
                <ArrowRight className="size-6 shrink-0 transition-transform duration-200 group-hover:translate-x-1" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
