import { slug } from 'github-slugger'
import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmailLink, PhoneLink } from '~/components/links.tsx'
import { HeadingWords, Section, SectionHeading } from '~/components/section.tsx'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import type { ShareYourStory } from '~/content/share-your-story.ts'

/** From the form to the finished video, in order. */
export function StoryGuidance({ content }: { content: ShareYourStory }) {
  return (
    <Section labelledBy="guidance-title" ground="white">
      <SectionHeading id="guidance-title" {...content.guidanceHeading} />
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {content.guidance.map(({ icon, title, description }, index) => (
          <li key={title} className="story-step flex gap-5 sm:block">
            <span className="relative grid size-16 shrink-0 place-items-center rounded-card bg-peach-soft text-brand md:size-20">
              <TreatmentIcon name={icon} className="size-8 md:size-9" />
              <span
                aria-hidden="true"
                className="-top-2 -right-2 absolute grid size-8 place-items-center rounded-pill bg-ink font-semibold text-small text-white"
              >
                {index + 1}
              </span>
            </span>
            <div className="sm:mt-5">
              <h3 id={slug(title)} className="text-h3">
                {title}
              </h3>
              <p className="mt-1.5 text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export type StoryContact = { phone: string; email: string }

type StoryFormSectionProps = {
  content: ShareYourStory
  contact: StoryContact
  /** The form. */
  children: ReactNode
}

export function StoryFormSection({ content, contact, children }: StoryFormSectionProps) {
  const { formHeading, withoutScript } = content
  return (
    <section id="story-form" aria-labelledby="story-form-title" className="bg-mint">
      <div className="container-page section-space grid gap-x-16 gap-y-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="story-aside">
          <HeadingWords id="story-form-title" {...formHeading} />
          <div className="needs-script mt-8 hidden border-mint-deep border-t-2 pt-6 lg:block">
            <p className="text-ink-soft">{content.helpText}</p>
            <ContactLines contact={contact} />
          </div>
        </div>
        <div className="min-w-0 rounded-card bg-white p-5 shadow-card sm:p-8 md:p-12">
          <div className="without-script">
            <h3 className="text-h3">{withoutScript.title}</h3>
            <p className="mt-2">{withoutScript.text}</p>
            <ContactLines contact={contact} />
          </div>
          <div className="needs-script">{children}</div>
        </div>
      </div>
    </section>
  )
}

export function ContactLines({ contact }: { contact: StoryContact }) {
  return (
    <ul className="flex flex-wrap gap-x-6 font-semibold text-small">
      <li className="flex items-center gap-2">
        <Phone className="size-4.5 text-brand" />
        <PhoneLink phone={contact.phone} className="tap hover:underline" />
      </li>
      <li className="flex min-w-0 items-center gap-2">
        <Mail className="size-4.5 shrink-0 text-brand" />
        <EmailLink address={contact.email} className="tap hover:underline" />
      </li>
    </ul>
  )
}
