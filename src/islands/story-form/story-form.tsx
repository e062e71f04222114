import {
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { buttonClasses } from '~/components/link-looks.ts'
import type { ShareYourStory } from '~/content/share-your-story.ts'
import { afterPaint, useIslandReady } from '~/islands/timing.ts'
import { randomId } from '~/lib/random-id.ts'
import { counterId, fieldId } from '~/sections/share-your-story/field-ids.ts'
import { parseTestimonial } from '../../../shared/parse-testimonial.ts'
import { testimonialLengths } from '../../../shared/testimonial.ts'
import { deliverTestimonial } from './deliver-testimonial.ts'
import { ProblemSummary, useShownProblems } from './shown-problems.tsx'
import { storyAnswers } from './story-answers.ts'
import {
  isConsent,
  type ProblemField,
  type StoryProblems,
  storyProblems,
} from './story-problems.ts'
import { type StoryMessage, StoryToast } from './story-toast.tsx'

type StoryFormProps = {
  words: Pick<
    ShareYourStory,
    | 'problemsTitle'
    | 'problems'
    | 'submitLabel'
    | 'sendingLabel'
    | 'closeToastLabel'
    | 'consentRequired'
    | 'thankYou'
    | 'deliveryFailed'
  >
  /** Whether the answers are sent to the server as well. */
  isDelivered: boolean
  /** The fields (sections/share-your-story/story-fields.tsx). What is typed stays in them. */
  children: ReactNode
}

/** Editing; on submit either what is missing, or the thanks. Answers stay until they are taken. */
export function StoryForm({ words, isDelivered, children }: StoryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { problems, setProblems, summary, focusProblems } = useShownProblems()
  const [message, setMessage] = useState<StoryMessage | null>(null)
  const [isSending, setIsSending] = useState(false)
  const sending = useRef(false)
  /** Thanked for and emptied: a second press on the way there submits nothing. */
  const isSubmitted = useRef(false)
  const submissionId = useRef('')
  const cancelCheck = useRef(() => {})

  // The visitor may have been here before the script.
  useEffect(showCount, [])
  useIslandReady(form)

  const read = (filledIn: HTMLFormElement) => {
    // One id per filled-in form: a second attempt is not a second testimonial.
    submissionId.current ||= randomId()
    const answers = storyAnswers(new FormData(filledIn))
    return parseTestimonial({ ...answers, submissionId: submissionId.current })
  }

  const show = (found: StoryProblems, isAwaited: boolean) => {
    setProblems(found)
    if (isAwaited) focusProblems()
  }

  const submit = async (filledIn: HTMLFormElement) => {
    const isAwaited = awaitsAnswer(filledIn)
    const parsed = read(filledIn)
    if (!parsed.ok) {
      const found = storyProblems(parsed.problems, words.problems)
      const lacksConsent = Object.keys(found).some(isConsent)
      setMessage(lacksConsent ? { ...words.consentRequired, kind: 'problem' } : null)
      return show(found, isAwaited)
    }
    setProblems({})
    if (isDelivered) {
      const delivery = await deliverTestimonial(parsed.submission)
      if (!delivery.taken) {
        const found = storyProblems(delivery.fields ?? {}, words.problems)
        if (Object.keys(found).length > 0) return show(found, isAwaited)
        return setMessage({ ...words.deliveryFailed, kind: 'problem' })
      }
    }
    const { submissionId: _, website: __, ...testimonial } = parsed.submission
    // SPEC §7
    console.log('Testimonial submitted', testimonial)
    setMessage({ ...words.thankYou, kind: 'thanks' })
    submissionId.current = ''
    filledIn.reset()
    isSubmitted.current = true
    showCount()
  }

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current || isSubmitted.current) return
    sending.current = true
    setIsSending(isDelivered)
    await submit(event.currentTarget)
    sending.current = false
    setIsSending(false)
  }

  // The browser's own check stopped the submission: its passing bubbles become lasting messages.
  // It tells of every field; one look at the form is enough.
  const onInvalid = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSubmitted.current) return
    const filledIn = event.currentTarget
    const { name } = event.target as HTMLInputElement
    const isAwaited = awaitsAnswer(filledIn)
    cancelCheck.current()
    cancelCheck.current = afterPaint(() => {
      const parsed = read(filledIn)
      // Should the browser be stricter than we are: its word counts, or the press would lead to nothing.
      const found = parsed.ok ? { [name]: 'is refused by the browser' } : parsed.problems
      show(storyProblems(found, words.problems), isAwaited)
    })
  }

  const onInput = (event: InputEvent<HTMLFormElement>) => {
    isSubmitted.current = false
    const { name } = event.target as HTMLInputElement
    if (name === 'description') showCount()
    if (name in problems) setProblems(({ [name as ProblemField]: _, ...rest }) => rest)
  }

  const dismiss = useCallback(() => {
    isSubmitted.current = false
    // The button that has the focus is about to go.
    if (document.activeElement?.closest('[popover]'))
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
    setMessage(null)
  }, [])

  return (
    <>
      {/* Should a script be late, the answers still never become part of an address. */}
      <form
        ref={form}
        method="post"
        onSubmit={onSubmit}
        onInvalidCapture={onInvalid}
        onInput={onInput}
        aria-labelledby="story-form-title"
      >
        <ProblemSummary title={words.problemsTitle} problems={problems} ref={summary} />
        {children}
        <div className="mt-8 grid">
          <button
            type="submit"
            aria-disabled={isSending}
            className={buttonClasses('primary', 'w-full sm:w-auto sm:justify-self-start sm:px-10')}
          >
            {isSending ? words.sendingLabel : words.submitLabel}
          </button>
        </div>
      </form>
      <StoryToast message={message} closeLabel={words.closeToastLabel} onDismiss={dismiss} />
    </>
  )
}

/** A replayed press (lazy-hydration.ts) is answered late: whoever types in a field by then stays there. */
const awaitsAnswer = (form: HTMLFormElement) =>
  !form.querySelector('[data-pending]') || !form.querySelector(':is(input, select, textarea):focus')

const longest = testimonialLengths.description
/** From here on the visitor is told how much room is left; before, it would only be in the way. */
const nearTheEnd = longest - 500

function showCount() {
  const field = document.getElementById(fieldId('description'))
  const length = field instanceof HTMLTextAreaElement ? field.value.length : 0
  const count = `${length.toLocaleString('en-GB')} of ${longest.toLocaleString('en-GB')} characters used`
  document.getElementById(counterId)?.replaceChildren(length >= nearTheEnd ? count : '')
}
