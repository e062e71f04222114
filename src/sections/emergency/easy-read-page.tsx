import { slug } from 'github-slugger'
import { ArrowRight, Phone, Siren } from 'lucide-react'
import { buttonClasses, textLinkClasses } from '~/components/link-looks.ts'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import type { EasyRead } from '~/content/easy-read.ts'
import type { Practice } from '~/content/practice.ts'
import { classNames } from '~/lib/class-names.ts'
import { forTown } from '~/lib/for-town.ts'
import { telHref } from '~/lib/phone-links.ts'

type EasyReadPageProps = { content: EasyRead; practices: readonly Practice[] }

/** What to do in an emergency: one thought a line, each with a sign. */
export function EasyReadPage({ content, practices }: EasyReadPageProps) {
  const { title, lead, danger, call } = content
  const [longVersion] = content.longVersion
  return (
    <div className="bg-cream">
      <div className="container-page grid gap-8 pb-14 md:gap-10 md:pb-20">
        <div className="pt-3 md:pt-6">
          <h1 id="page-title" className="text-h1">
            {title}
          </h1>
          <p className="mt-4 text-lead">{lead}</p>
        </div>
        <section
          aria-labelledby="danger"
          className="easy-read-part rounded-card bg-emergency p-6 text-white md:p-10"
        >
          <h2 id="danger" className="text-h2">
            {danger.title}
          </h2>
          <Lines lines={danger.lines} sign="bg-white text-emergency" isWide />
          <a href="tel:999" className={buttonClasses('onDark', 'mt-8 min-h-16 w-full sm:w-auto')}>
            <Siren className="size-6 shrink-0" />
            {danger.callLabel}
          </a>
        </section>
        <Contents content={content} />
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
          {content.parts.map((part) => (
            <section
              key={part.title}
              aria-labelledby={slug(part.title)}
              className="easy-read-part rounded-card bg-white p-6 shadow-card md:p-10"
            >
              <h2 id={slug(part.title)} className="text-h2">
                {part.title}
              </h2>
              <Lines lines={part.lines} sign="bg-mint text-brand" />
            </section>
          ))}
        </div>
        <section
          aria-labelledby="call-us"
          className="easy-read-part rounded-card bg-mint p-6 md:p-10"
        >
          <h2 id="call-us" className="text-h2">
            {call.title}
          </h2>
          <Lines lines={call.lines} sign="bg-white text-brand" />
          <ul className="mt-8 grid gap-4 md:card-row">
            {practices.map(({ slug: name, town, phone }) => (
              <li key={name}>
                <a
                  href={telHref(phone)}
                  className={buttonClasses(
                    'emergency',
                    'min-h-18 w-full flex-wrap gap-x-3 gap-y-0',
                  )}
                >
                  <Phone className="size-6 shrink-0" />
                  {forTown(call.townLabel, town)}
                  <span className="font-display text-h3 tabular-nums">{phone}</span>
                </a>
              </li>
            ))}
          </ul>
          {call.otherwise && <p className="mt-8 text-lead">{call.otherwise}</p>}
        </section>
        {longVersion && (
          <a
            href={longVersion.to}
            className={`inline-flex min-h-11 items-center gap-2 justify-self-start ${textLinkClasses}`}
          >
            {longVersion.label}
            <ArrowRight className="size-5 shrink-0" />
          </a>
        )}
      </div>
    </div>
  )
}

/** Large enough for a thumb, and to be known by its sign alone. */
function Contents({ content }: { content: EasyRead }) {
  return (
    <nav aria-labelledby="what-has-happened" data-print="hide">
      <h2 id="what-has-happened" className="text-h2">
        {content.contentsTitle}
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-3 lg:gap-5">
        {content.parts.map(({ icon, title }) => (
          <li key={title}>
            <a
              href={`#${slug(title)}`}
              className="flex h-full flex-col items-start gap-3 rounded-inner bg-white p-4 font-semibold text-lead leading-snug shadow-card hover:bg-mint md:flex-row md:items-center md:p-6"
            >
              <TreatmentIcon name={icon} className="size-12 shrink-0 text-brand" />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LinesProps = { lines: EasyRead['danger']['lines']; sign: string; isWide?: boolean }

function Lines({ lines, sign, isWide = false }: LinesProps) {
  return (
    <ul className={classNames('mt-6 grid gap-5', isWide && 'gap-x-10 lg:grid-cols-2')}>
      {lines.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-4 md:gap-6">
          <span
            className={`grid size-16 shrink-0 place-items-center rounded-inner md:size-20 ${sign}`}
          >
            <TreatmentIcon name={icon} className="size-10 md:size-12" />
          </span>
          <span className="min-w-0 text-lead">{text}</span>
        </li>
      ))}
    </ul>
  )
}
