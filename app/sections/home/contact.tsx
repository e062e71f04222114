import { Reveal } from '~/components/reveal.tsx'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import type { Contact as ContactContent } from '../../../content/model/contact.ts'
import { type ContactPractice, ContactRow } from './contact-row.tsx'

type ContactProps = {
  content: ContactContent
  practices: readonly ContactPractice[]
}

export function Contact({ content, practices }: ContactProps) {
  return (
    <Section id="contact" labelledBy="contact-title" ground="cream">
      <SectionHeading id="contact-title" title={content.title} intro={content.intro ?? ''} />
      <Reveal>
        <ul className="swipe-row md:divide-y md:divide-line md:rounded-card md:bg-white md:shadow-card">
          {practices.map((practice) => (
            <li
              key={practice.slug}
              className="rounded-card bg-white p-5 shadow-card md:rounded-none md:bg-transparent md:p-8 md:shadow-none"
            >
              <ContactRow {...practice} content={content} />
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  )
}
