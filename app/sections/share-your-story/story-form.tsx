import { useHydrated } from '~/behaviours/use-hydrated.ts'
import { buttonClasses } from '~/components/button-look.ts'
import type { ShareYourStory } from '../../../content/model/share-your-story.ts'
import { Consents } from './consents.tsx'
import type { StoryContact } from './contact-lines.tsx'
import { DescriptionField } from './description-field.tsx'
import { Honeypot } from './honeypot.tsx'
import { LateToast } from './late-toast.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { RatingChoice } from './rating-choice.tsx'
import { TextField } from './text-field.tsx'
import { TreatmentChoice } from './treatment-choice.tsx'
import { useStoryForm } from './use-story-form.ts'

type StoryFormProps = {
  content: ShareYourStory
  contact: StoryContact
  /** Whether the answers are sent to the server as well (RULINGS 8). */
  isDelivered: boolean
}

export function StoryForm({ content, contact, isDelivered }: StoryFormProps) {
  const isHydrated = useHydrated()
  const form = useStoryForm(content, isDelivered)
  const { fields } = content
  const { problems } = form
  return (
    <>
      {/* Should a script be late, the answers still never become part of an address. */}
      <form method="post" {...form.formProps} aria-labelledby="story-form-title">
        <ProblemSummary title={content.problemsTitle} problems={problems} ref={form.summary} />
        <p className="mb-6 text-ink-soft text-small">{content.requiredNote}</p>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            name="firstName"
            {...fields.firstName}
            problem={problems.firstName}
            autoComplete="given-name"
          />
          <TextField
            name="lastName"
            {...fields.lastName}
            problem={problems.lastName}
            autoComplete="family-name"
          />
          <TextField
            name="email"
            {...fields.email}
            problem={problems.email}
            type="email"
            autoComplete="email"
          />
          <TextField
            name="phone"
            {...fields.phone}
            problem={problems.phone}
            type="tel"
            autoComplete="tel"
            dir="ltr"
          />
        </div>
        <div className="mt-10 grid gap-6 border-line border-t pt-8">
          <TreatmentChoice {...fields.treatment} problem={problems.treatment} />
          <RatingChoice {...fields.rating} problem={problems.rating} />
          <TextField name="title" {...fields.title} problem={problems.title} />
          <DescriptionField
            key={form.storyNumber}
            {...fields.description}
            problem={problems.description}
          />
        </div>
        <div className="mt-10 grid gap-8 border-line border-t pt-8">
          <Consents words={content.consent} problems={problems} />
          <PrivacyNote words={content.privacyNote} isDelivered={isDelivered} contact={contact} />
          {isDelivered && <Honeypot />}
          {/* Until the script is there, nothing could be done with the answers. */}
          <button
            type="submit"
            disabled={!isHydrated}
            aria-disabled={form.isSending}
            className={buttonClasses('primary', 'w-full sm:w-auto sm:justify-self-start sm:px-10')}
          >
            {form.isSending ? content.sendingLabel : content.submitLabel}
          </button>
        </div>
      </form>
      <LateToast
        isWanted={form.hasBegun || form.message !== null}
        message={form.message}
        closeLabel={content.closeToastLabel}
        onDismiss={form.dismissMessage}
      />
    </>
  )
}
