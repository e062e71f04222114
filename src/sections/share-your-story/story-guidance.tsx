import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import type { ShareYourStory } from '~/content/share-your-story.ts'

type StoryGuidanceProps = { content: ShareYourStory }

/** From the form to the finished video, in order. */
export function StoryGuidance({ content: { guidanceHeading, guidance } }: StoryGuidanceProps) {
  return (
    <Section labelledBy="guidance-title" ground="white">
      <SectionHeading id="guidance-title" {...guidanceHeading} />
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {guidance.map(({ icon, title, description }, index) => (
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
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
