import { type FormEvent, useRef, useState } from 'react'
import { afterPaint } from '~/behaviours/after-paint.ts'
import { randomId } from '~/lib/random-id.ts'
import type { ShareYourStory } from '../../../content/model/share-your-story.ts'
import { parseTestimonial } from '../../../shared/parse-testimonial.ts'
import { deliverTestimonial } from './deliver-testimonial.ts'
import { storyAnswers } from './story-answers.ts'
import type { StoryMessage } from './story-message.ts'
import { isConsent, type StoryProblems, storyProblems } from './story-problems.ts'
import { useProblemFocus } from './use-problem-focus.ts'

/** SPEC §4: editing; on submit either what is missing, or the thanks. Answers stay until they are taken. */
export function useStoryForm(content: ShareYourStory, isDelivered: boolean) {
  const [problems, setProblems] = useState<StoryProblems>({})
  const [message, setMessage] = useState<StoryMessage | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [hasBegun, setHasBegun] = useState(false)
  const sending = useRef(false)
  const submissionId = useRef('')
  const callOff = useRef(() => {})
  const [storyNumber, setStoryNumber] = useState(1)
  const { summary, focusProblems } = useProblemFocus(problems)

  const read = (form: HTMLFormElement) => {
    // One id per filled-in form: a second attempt is not a second testimonial.
    submissionId.current ||= randomId()
    const answers = storyAnswers(new FormData(form))
    return parseTestimonial({ ...answers, submissionId: submissionId.current })
  }

  const show = (found: StoryProblems) => {
    setProblems(found)
    focusProblems()
  }

  const submit = async (form: HTMLFormElement) => {
    const parsed = read(form)
    if (!parsed.ok) {
      const found = storyProblems(parsed.problems, content.problems)
      const lacksConsent = Object.keys(found).some(isConsent)
      setMessage(lacksConsent ? { ...content.consentRequired, kind: 'problem' } : null)
      return show(found)
    }
    setProblems({})
    if (isDelivered) {
      const { taken, fields } = {
        fields: undefined,
        ...(await deliverTestimonial(parsed.submission)),
      }
      if (fields) return show(storyProblems(fields, content.problems))
      if (!taken) return setMessage({ ...content.deliveryFailed, kind: 'problem' })
    }
    const { submissionId: _, website: __, ...testimonial } = parsed.submission
    // SPEC §7
    console.log('Testimonial submitted', testimonial)
    setMessage({ ...content.thankYou, kind: 'thanks' })
    submissionId.current = ''
    form.reset()
    setStoryNumber((now) => now + 1)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    sending.current = true
    setIsSending(isDelivered)
    await submit(form)
    sending.current = false
    setIsSending(false)
  }

  // The browser's own check stopped the submission: its passing bubbles become lasting messages.
  // It tells of every field; one look at the form is enough.
  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    callOff.current()
    callOff.current = afterPaint(() => {
      const parsed = read(form)
      if (!parsed.ok) show(storyProblems(parsed.problems, content.problems))
    })
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (name in problems) setProblems(({ [name as 'title']: _, ...rest }) => rest)
  }

  return {
    formProps: {
      onSubmit,
      onInvalidCapture: onInvalid,
      onInput,
      onFocusCapture: () => setHasBegun(true),
    },
    hasBegun,
    problems,
    summary,
    message,
    dismissMessage: () => setMessage(null),
    isSending,
    /** Changes when the form starts afresh. */
    storyNumber,
  }
}
