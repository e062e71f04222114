import { slug } from 'github-slugger'
import { ArrowRight, MessageSquareText } from 'lucide-react'
import { buttonClasses, textLinkClasses } from '~/components/link-looks.ts'
import { NewTabLink } from '~/components/links.tsx'
import { HeadingWords, Section, SectionHeading } from '~/components/section.tsx'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import type { OtherLanguages } from '~/content/other-languages.ts'
import type { WaysToReachUs } from '~/content/ways-to-reach-us.ts'
import { telHref } from '~/lib/phone-links.ts'
import { LanguageLinks } from '~/sections/shared/other-languages.tsx'

type Props = { content: WaysToReachUs }

/** First, as on every page that somebody in danger may have come to. */
export function WithoutVoice({ content: { urgent } }: Props) {
  return (
    <Section labelledBy="urgent" ground="white">
      <div className="rounded-card border-3 border-emergency p-6 md:p-10">
        <HeadingWords id="urgent" title={urgent.title} />
        <dl className="mt-7 grid gap-x-12 gap-y-6 md:grid-cols-2">
          {urgent.points.map(({ title, description }) => (
            <div key={title}>
              <dt id={slug(title)} className="font-display text-h3">
                {title}
              </dt>
              <dd className="mt-1.5 text-ink-soft">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

export function Texting({ content: { texting } }: Props) {
  return (
    <Section labelledBy="texting" ground="mint">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <HeadingWords id="texting" title={texting.title} intro={texting.description} />
        </div>
        <a
          href={telHref(texting.number).replace('tel:', 'sms:')}
          className={buttonClasses('primary', 'min-h-18 flex-wrap gap-x-4 px-8')}
        >
          <MessageSquareText className="size-6 shrink-0" />
          <span className="font-display text-h3 tabular-nums">{texting.number}</span>
        </a>
      </div>
    </Section>
  )
}

export function OtherWays({ content: { waysHeading, ways } }: Props) {
  return (
    <Section labelledBy="other-ways" ground="cream">
      <SectionHeading id="other-ways" {...waysHeading} />
      <ul className="grid gap-5 md:grid-cols-2 lg:gap-6">
        {ways.map(({ icon, title, description, website: [website], link: [link] }) => (
          <li key={title} className="flex flex-col rounded-card bg-white p-6 shadow-card md:p-8">
            <TreatmentIcon name={icon} className="size-10 text-brand" />
            <h3 id={slug(title)} className="mt-4 text-h3">
              {title}
            </h3>
            <p className="mt-2 mb-4 text-ink-soft">{description}</p>
            <p className="mt-auto flex flex-wrap gap-x-6">
              {website && (
                <NewTabLink
                  href={website.url}
                  className={`inline-flex min-h-11 items-center ${textLinkClasses}`}
                >
                  {website.label}
                </NewTabLink>
              )}
              {link && (
                <a
                  href={link.to}
                  className={`inline-flex min-h-11 items-center gap-1.5 ${textLinkClasses}`}
                >
                  {link.label}
                  <ArrowRight className="size-4" />
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The paragraphs stand once, on the emergency page. */
export function PageLanguages({
  content: { languagesHeading },
  languages,
}: Props & { languages: OtherLanguages }) {
  return (
    <Section labelledBy="languages" ground="white">
      <SectionHeading id="languages" {...languagesHeading} />
      <LanguageLinks content={languages} page="/emergency-dentist" />
    </Section>
  )
}
