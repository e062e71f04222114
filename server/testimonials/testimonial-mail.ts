import { ratingOptions, type Testimonial } from '../../shared/testimonial.ts'
import type { OutboxMessage } from '../store/store.ts'

export type Mail = {
  messageId: string
  date: Date
  replyTo: string
  subject: string
  text: string
}

/**
 * The message id comes from the submission: whoever looks for a held testimonial in the mailbox finds
 * it by that, and a mail sent again is recognised as the same one. Personal data is in the body only: subjects end up in logs.
 */
export function testimonialMail({ id, content, receivedAt }: OutboxMessage, domain: string): Mail {
  const testimonial = JSON.parse(content) as Testimonial
  const { treatment, rating, title, description } = testimonial
  const received = new Date(receivedAt)
  const label = ratingOptions.find(({ value }) => value === rating)?.label
  const answer = (agreed: boolean) => `${agreed ? 'yes' : 'no'}, given ${received.toISOString()}`
  return {
    messageId: `<testimonial-${id}@${domain}>`,
    date: received,
    replyTo: testimonial.email,
    subject: `Testimonial: ${treatment}, ${rating} of 5`,
    text: [
      `Name: ${testimonial.firstName} ${testimonial.lastName}`,
      `E-mail: ${testimonial.email}`,
      `Phone: ${testimonial.phone}`,
      `Treatment: ${treatment}`,
      `Rating: ${rating} (${label})`,
      `Title: ${title}`,
      '',
      description || '(no description)',
      '',
      `Consent to use on video: ${answer(testimonial.consentVideo)}`,
      `Consent to show on the website: ${answer(testimonial.consentWebsite)}`,
      `Consent to marketing: ${answer(testimonial.consentMarketing)}`,
      '',
      `Submission: ${id}`,
      'The website has deleted its own copy. Delete this message if consent is withdrawn.',
      '',
    ].join('\n'),
  }
}
