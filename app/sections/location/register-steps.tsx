import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { ActionButton } from '~/sections/shared/action-button.tsx'
import type { ContactBook } from '~/sections/shared/contact-book.ts'
import { Steps } from '~/sections/shared/steps.tsx'
import type { Action, Heading, Step } from '../../../content/model/blocks.ts'

type RegisterStepsProps = {
  heading: Heading
  steps: readonly Step[]
  action: Action
  book: ContactBook
}

/** Registering on NHS blue, with the call beside the heading. */
export function RegisterSteps({ heading, steps, action, book }: RegisterStepsProps) {
  return (
    <Section labelledBy="register-title" ground="nhs">
      <SectionHeading
        id="register-title"
        {...heading}
        onDark
        aside={<ActionButton action={action} book={book} look="onDark" />}
      />
      <Steps steps={steps} onDark />
    </Section>
  )
}
