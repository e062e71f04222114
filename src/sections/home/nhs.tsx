import { slug } from 'github-slugger'
import { CircleCheck } from 'lucide-react'
import { ButtonLink } from '~/components/links.tsx'
import { OpenNow } from '~/components/open-now.tsx'
import { Section } from '~/components/section.tsx'
import type { NhsSection } from '~/content/home.ts'
import type { Practice } from '~/content/practice.ts'
import { forTown } from '~/lib/for-town.ts'
import { telHref } from '~/lib/phone-links.ts'

type NhsProps = {
  content: NhsSection
  practices: readonly Practice[]
}

/** The honest notice comes before any button. */
export function Nhs({ content, practices }: NhsProps) {
  return (
    <Section id="nhs" labelledBy="nhs-title" ground="nhs" space="grand">
      <p className="inline-block rounded-pill bg-white px-5 py-2 font-bold text-nhs text-small tracking-wide">
        {content.banner}
      </p>
      <div className="mt-5 items-end justify-between gap-x-12 lg:flex">
        <h2 id="nhs-title" className="text-h2 lg:max-w-[12em]">
          {content.title}
        </h2>
        <p className="mt-3 max-w-text text-lead text-white/95 lg:mt-0 lg:max-w-[32rem]">
          {content.intro}
        </p>
      </div>
      <TherapistNotice notice={content.notice} />
      <ul className="swipe-row mt-5! md:flex md:flex-wrap md:gap-5 xl:grid xl:card-row">
        {practices
          .filter(({ acceptingNhs }) => acceptingNhs)
          .map((practice) => (
            <AcceptingCard key={practice.slug} practice={practice} content={content} />
          ))}
      </ul>
      <ul className="grid gap-5 md:mt-5">
        {practices
          .filter(({ acceptingNhs }) => !acceptingNhs)
          .map((practice) => (
            <FullCard key={practice.slug} practice={practice} content={content} />
          ))}
      </ul>
      <Why why={content.why} />
    </Section>
  )
}

/** Who gives routine NHS care, and the three ways on when that is not enough. */
function TherapistNotice({ notice }: { notice: NhsSection['notice'] }) {
  return (
    <div className="mt-8 grid gap-x-14 gap-y-5 rounded-card bg-nhs-dark p-5 md:mt-12 md:p-10 lg:grid-cols-[1fr_1.15fr]">
      <div>
        <h3 id="nhs-therapists" className="text-h3">
          {notice.title}
        </h3>
        <p className="mt-2 max-md:text-small">{notice.text}</p>
      </div>
      <div>
        <p className="font-semibold">{notice.optionsIntro}</p>
        <ol className="mt-4 space-y-3 md:space-y-4">
          {notice.options.map(({ title, description }, index) => (
            <li key={title} className="flex gap-4 max-md:text-small">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-pill bg-white font-bold text-nhs-dark text-small"
              >
                {index + 1}
              </span>
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-white/90">{description}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

type NhsCardProps = { practice: Practice; content: NhsSection }

/** Accepting: a register button and a call button. */
function AcceptingCard({ practice, content }: NhsCardProps) {
  const { town, phone, portalUrl, nhsFeatures, nhsPage } = practice
  return (
    <li
      id={`nhs-${slug(town)}`}
      data-search-name={`${practice.tradeName}, ${town}`}
      className="flex flex-col md:flex-1 md:basis-88 rounded-card bg-white p-5 text-ink md:p-8"
    >
      <p className="mb-3 flex w-fit md:mb-4 items-center gap-2 rounded-pill bg-mint px-3 py-1 font-semibold text-small">
        <CircleCheck className="size-5 shrink-0 text-open" />
        {content.acceptingLabel}
      </p>
      <PracticeName practice={practice} />
      <ul className="mt-3 mb-5 list-disc space-y-1 pl-5 marker:text-nhs max-md:text-small md:mt-4 md:mb-6 md:space-y-1.5">
        {nhsFeatures.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap gap-3">
        <ButtonLink to={portalUrl} look="nhs" opensNewTab className="grow">
          {forTown(content.registerLabel, town)}
        </ButtonLink>
        <ButtonLink to={telHref(phone)} look="secondary" className="grow">
          {forTown(content.callLabel, town)}
        </ButtonLink>
      </div>
      {nhsPage && (
        <div className="mt-2 -mb-2">
          <PageLink to={nhsPage.address} label={forTown(content.pageLabel, town)} />
        </div>
      )}
    </li>
  )
}

/** Full: a strip below the others that promises nothing it cannot keep. */
function FullCard({ practice, content }: NhsCardProps) {
  const { town, phone, nhsFeatures, nhsPage } = practice
  return (
    <li
      id={`nhs-${slug(town)}`}
      data-search-name={`${practice.tradeName}, ${town}`}
      className="overflow-hidden rounded-card bg-white text-ink"
    >
      <p className="bg-amber px-6 py-2.5 font-semibold md:px-8">{content.fullLabel}</p>
      <div className="grid items-center gap-x-10 gap-y-4 p-5 md:grid-cols-2 md:gap-y-5 md:px-8 lg:grid-cols-[1fr_1.2fr_auto]">
        <PracticeName practice={practice} />
        <ul className="list-disc space-y-1 pl-5 marker:text-nhs max-md:text-small md:space-y-1.5">
          {nhsFeatures.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="grid gap-1 md:col-span-2 lg:col-span-1">
          <ButtonLink to={telHref(phone)}>{content.privateCareLabel}</ButtonLink>
          {nhsPage && <PageLink to={nhsPage.address} label={forTown(content.pageLabel, town)} />}
        </div>
      </div>
    </li>
  )
}

/** Name, town, number and whether somebody answers it now. */
function PracticeName({ practice }: { practice: Practice }) {
  const { tradeName, town, phone } = practice
  return (
    <div>
      <h3 className="text-h3">{tradeName}</h3>
      <p className="mt-1 text-ink-soft">
        {town}, <span className="whitespace-nowrap">{phone}</span>
      </p>
      <OpenNow practice={practice} className="mt-1" />
    </div>
  )
}

function PageLink({ to, label }: { to: string; label: string }) {
  return (
    <a
      href={to}
      className="flex min-h-11 items-center justify-center text-center font-semibold text-nhs text-small underline underline-offset-4 hover:text-nhs-dark"
    >
      {label}
    </a>
  )
}

function Why({ why }: { why: NhsSection['why'] }) {
  return (
    <div className="mt-10 md:mt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="max-w-text">
          <h3 id="why-nhs" className="text-[clamp(1.5rem,1.3rem+0.8vw,2rem)] leading-tight">
            {why.title}
          </h3>
          <p className="mt-2 text-lead text-white/95">{why.statement}</p>
        </div>
        <ButtonLink to={why.link.to} look="onDark">
          {why.link.label}
        </ButtonLink>
      </div>
      <dl className="mt-7 grid gap-x-10 gap-y-5 md:card-row">
        {why.points.map(({ title, description }) => (
          <div key={title} className="border-white/40 border-t-2 pt-3 max-md:text-small md:pt-4">
            <dt className="font-bold">{title}</dt>
            <dd className="mt-1 text-white/95">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
