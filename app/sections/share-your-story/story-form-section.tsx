import type { ShareYourStory } from '../../../content/model/share-your-story.ts'
import { ContactLines, type StoryContact } from './contact-lines.tsx'
import { StoryForm } from './story-form.tsx'

type StoryFormSectionProps = {
  content: ShareYourStory
  contact: StoryContact
  isDelivered: boolean
}

export function StoryFormSection({ content, contact, isDelivered }: StoryFormSectionProps) {
  const { formHeading, withoutScript } = content
  return (
    <section id="story-form" aria-labelledby="story-form-title" className="bg-mint">
      <div className="container-page section-space grid gap-x-16 gap-y-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="story-aside">
          <h2 id="story-form-title" className="text-h2">
            {formHeading.title}
          </h2>
          <p className="mt-3 text-ink-soft text-lead">{formHeading.intro}</p>
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
          <div className="needs-script">
            <StoryForm content={content} contact={contact} isDelivered={isDelivered} />
          </div>
        </div>
      </div>
    </section>
  )
}
