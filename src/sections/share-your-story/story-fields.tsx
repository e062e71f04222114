import { ChevronDown, CircleAlert, ShieldCheck } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Stars } from '~/components/stars.tsx'
import type { ShareYourStory } from '~/content/share-your-story.ts'
import { classNames } from '~/lib/class-names.ts'
import { ratingOptions, testimonialLengths, treatmentOptions } from '../../../shared/testimonial.ts'
import { counterId, fieldId, problemId } from './field-ids.ts'
import { ContactLines, type StoryContact } from './story-sections.tsx'

type StoryFieldsProps = {
  content: ShareYourStory
  contact: StoryContact
  /** Whether the answers are sent to the server as well. */
  isDelivered: boolean
}

/** Everything that is filled in, and what is said about it. */
export function StoryFields({ content, contact, isDelivered }: StoryFieldsProps) {
  const { fields } = content
  return (
    <>
      <p className="mb-6 text-ink-soft text-small">{content.requiredNote}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField name="firstName" {...fields.firstName} autoComplete="given-name" />
        <TextField name="lastName" {...fields.lastName} autoComplete="family-name" />
        <TextField name="email" {...fields.email} type="email" autoComplete="email" />
        <TextField name="phone" {...fields.phone} type="tel" autoComplete="tel" dir="ltr" />
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-6 border-line border-t pt-8">
        <TreatmentChoice {...fields.treatment} />
        <RatingChoice label={fields.rating.label} />
        <TextField name="title" {...fields.title} />
        <DescriptionField {...fields.description} />
      </div>
      <div className="mt-10 grid gap-8 border-line border-t pt-8">
        <Consents words={content.consent} />
        <PrivacyNote content={content} contact={contact} isDelivered={isDelivered} />
        {isDelivered && <Honeypot />}
      </div>
    </>
  )
}

type FieldWords = ShareYourStory['fields']['title']

const inputClasses =
  'mt-2 block min-h-12 w-full rounded-small border-[1.5px] border-ink-soft bg-white px-4 py-2.5 text-body text-ink aria-invalid:border-2 aria-invalid:border-problem'

const controlAttributes = (name: string, hint?: string) => ({
  id: fieldId(name),
  name,
  ...(hint && { 'aria-describedby': `${fieldId(name)}-hint` }),
})

type FieldFrameProps = FieldWords & { name: string; children: ReactNode }

/** Label, hint, control and the place for its problem, in that order. */
function FieldFrame({ name, label, hint, children }: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={fieldId(name)} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${fieldId(name)}-hint`} className="mt-1 text-ink-soft text-small">
          {hint}
        </p>
      )}
      {children}
      <ProblemPlace name={name} />
    </div>
  )
}

function ProblemPlace({ name }: { name: string }) {
  return (
    <p
      id={problemId(name)}
      hidden
      className="mt-2 flex items-start gap-2 font-semibold text-problem text-small"
    >
      <CircleAlert className="mt-0.5 size-4.5 shrink-0" />
      <span />
    </p>
  )
}

type TextFieldProps = FieldWords & {
  name: Exclude<keyof typeof testimonialLengths, 'description'>
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'dir'>

/** Text inputs are required by the browser itself. */
function TextField({ name, label, hint, placeholder: _, ...input }: TextFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      <input
        {...controlAttributes(name, hint)}
        required
        maxLength={testimonialLengths[name]}
        dir="auto"
        className={inputClasses}
        {...input}
      />
    </FieldFrame>
  )
}

/** Required, but checked by us and not by the browser. */
function TreatmentChoice({ label, placeholder }: FieldWords) {
  return (
    <FieldFrame name="treatment" label={label}>
      <div className="relative">
        <select
          {...controlAttributes('treatment')}
          aria-required="true"
          defaultValue=""
          className={classNames(inputClasses, 'appearance-none pr-12')}
        >
          <option value="">{placeholder}</option>
          {treatmentOptions.map((treatment) => (
            // SPEC §3 names what is sent; visitors read it with a printed apostrophe.
            <option key={treatment} value={treatment}>
              {treatment.replace("'", '’')}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2" />
      </div>
    </FieldFrame>
  )
}

/** One of three, checked by us and not by the browser. */
function RatingChoice({ label }: { label: string }) {
  return (
    <div role="radiogroup" aria-labelledby="story-rating-label" aria-required="true">
      <p id="story-rating-label" className="font-semibold">
        {label}
      </p>
      <div className="mt-2 grid gap-3 sm:grid-cols-3">
        {ratingOptions.map(({ value, label: meaning }, index) => (
          <label
            key={value}
            className="story-choice flex-row-reverse items-center justify-end sm:flex-col sm:items-start"
          >
            <span aria-hidden="true" className="flex">
              <Stars rating={Number(value)} />
            </span>
            <span className="flex items-center gap-2.5">
              <input
                type="radio"
                name="rating"
                value={value}
                {...(index === 0 && { id: fieldId('rating') })}
                className="size-5 shrink-0 accent-brand"
              />
              {value} {meaning}
            </span>
          </label>
        ))}
      </div>
      <ProblemPlace name="rating" />
    </div>
  )
}

function DescriptionField({ label, hint }: FieldWords) {
  return (
    <FieldFrame name="description" label={label} hint={hint}>
      <textarea
        {...controlAttributes('description', hint)}
        rows={5}
        maxLength={testimonialLengths.description}
        dir="auto"
        className={classNames(inputClasses, 'field-sizing-content wrap-anywhere max-h-96 min-h-36')}
      />
      <p id={counterId} role="status" className="text-ink-soft text-small" />
    </FieldFrame>
  )
}

/** Each use is asked for by itself: a testimonial can reveal health data (DOMAIN.md). */
function Consents({ words }: { words: ShareYourStory['consent'] }) {
  return (
    <fieldset>
      <legend className="font-display text-h3">{words.title}</legend>
      <p className="mt-2 text-ink-soft text-small">{words.intro}</p>
      <div className="mt-5 space-y-3">
        <ConsentBox name="consentVideo" label={words.video} isRequired />
        <ConsentBox name="consentWebsite" label={words.website} isRequired />
        <ConsentBox name="consentMarketing" label={words.marketing} />
      </div>
      <p className="mt-4 text-ink-soft text-small">{words.withdrawal}</p>
    </fieldset>
  )
}

type ConsentBoxProps = { name: string; label: string; isRequired?: boolean }

function ConsentBox({ name, label, isRequired = false }: ConsentBoxProps) {
  return (
    <div>
      <label className="story-choice items-start gap-4">
        <input
          type="checkbox"
          {...controlAttributes(name)}
          {...(isRequired && { 'aria-required': true })}
          className="mt-0.5 size-6 shrink-0 accent-brand"
        />
        <span>{label}</span>
      </label>
      {isRequired && <ProblemPlace name={name} />}
    </div>
  )
}

/** Says what really happens to the answers, and how to reach us instead. */
function PrivacyNote({ content, contact, isDelivered }: StoryFieldsProps) {
  const words = content.privacyNote
  return (
    <div className="flex gap-4 rounded-inner bg-mint p-5 text-small">
      <ShieldCheck className="size-6 shrink-0 text-brand max-[24rem]:hidden" />
      <div>
        <p>{isDelivered ? words.whenDeliveryIsOn : words.whenDeliveryIsOff}</p>
        {/* On wide screens they stand beside the form as well. */}
        <div className={isDelivered ? 'lg:hidden' : undefined}>
          <ContactLines contact={contact} />
        </div>
        <a
          href={words.policyLink.to}
          className="tap font-semibold text-brand underline underline-offset-4"
        >
          {words.policyLink.label}
        </a>
      </div>
    </div>
  )
}

/** A field that people neither see nor reach; robots fill it in and give themselves away. */
function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
