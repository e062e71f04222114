import { Phone } from 'lucide-react'
import { buttonClasses } from '~/components/link-looks.ts'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { HeadingWords, Section, SectionHeading } from '~/components/section.tsx'
import type { NhsPage } from '~/content/location-page.ts'
import type { Action, Heading, Step } from '~/content/page-parts.ts'
import { telHref } from '~/lib/phone-links.ts'
import { ActionButton, type ContactBook } from '~/sections/shared/actions.tsx'
import { Steps } from '~/sections/shared/steps.tsx'

type PictureStepsProps = {
  id: string
  title: string
  text?: string
  steps: readonly Step[]
  picture: PictureSource
}

/** A picture of the rooms beside the way through them. */
export function PictureSteps(props: PictureStepsProps) {
  const { id, title, text, steps, picture } = props
  return (
    <Section labelledBy={id} ground="cream">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-center">
        <Picture
          source={picture}
          sizes="(width >= 75rem) 568px, (width >= 64rem) 46vw, 92vw"
          className="h-auto w-full rounded-card shadow-card"
        />
        <div>
          <HeadingWords id={id} title={title} intro={text} />
          <Steps steps={steps} layout="column" className="mt-9" />
        </div>
      </div>
    </Section>
  )
}

type RegisterStepsProps = {
  heading: Heading
  steps: readonly Step[]
  action: Action | undefined
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
        aside={
          action && (
            <div className="sm:shrink-0">
              <ActionButton action={action} book={book} look="onDark" />
            </div>
          )
        }
      />
      <Steps steps={steps} onDark />
    </Section>
  )
}

type PrivateBookingGuideProps = { content: NhsPage['bookingGuide'][number]; phone: string }

/** Carries the id that the hero's button scrolls to. */
export function PrivateBookingGuide({ content, phone }: PrivateBookingGuideProps) {
  return (
    <Section id="booking" labelledBy="booking-title" ground="mint">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <HeadingWords id="booking-title" title={content.title} intro={content.intro} />
          <a
            href={telHref(phone)}
            className={buttonClasses('primary', 'mt-8 w-full gap-x-4 px-8 py-4 sm:w-auto')}
          >
            <Phone className="size-5 shrink-0" />
            <span>{content.callLabel}</span>
            <span className="tabular-nums">{phone}</span>
          </a>
        </div>
        <div className="rounded-card bg-white p-6 shadow-card md:p-10">
          <Steps steps={content.steps} layout="column" />
        </div>
      </div>
    </Section>
  )
}
