import { ButtonLink } from '~/components/button-link.tsx'
import { FooterContact } from './footer-contact.tsx'
import type { FooterContent } from './footer-content.ts'
import { FooterLegal } from './footer-legal.tsx'
import { FooterLinks } from './footer-links.tsx'
import { FooterPractices } from './footer-practices.tsx'
import { Logo } from './logo.tsx'

export function SiteFooter({ content }: { content: FooterContent }) {
  return (
    <footer className="bg-ink text-white">
      <h2 className="sr-only">About this website</h2>
      <div className="border-white/15 border-b">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-8">
          <dl className="flex flex-wrap gap-x-10 gap-y-4">
            {content.ratings.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-small text-white/80">{label}</dt>
                <dd className="font-display text-h3">{value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to={content.booking.to} look="onDark">
            {content.booking.label}
          </ButtonLink>
        </div>
      </div>
      <div className="container-page grid gap-x-12 gap-y-12 py-14 md:grid-cols-2 lg:grid-cols-[1.2fr_2fr]">
        <div>
          <Logo text={content.logoText} onDark />
          <p className="mt-4 max-w-[34ch] text-white/85">{content.about}</p>
          <FooterContact contact={content.contact} hours={content.hours} social={content.social} />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-10 sm:grid-cols-2">
          {content.linkGroups.map((group) => (
            <FooterLinks key={group.title} group={group} />
          ))}
          <FooterPractices title={content.locationsTitle} practices={content.practices} />
        </div>
      </div>
      <FooterLegal content={content} />
    </footer>
  )
}
