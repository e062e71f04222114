import type { Testimonial } from '../../../shared/testimonial.ts'

/** What the visitor has entered, not yet checked. */
type StoryAnswers = Record<keyof Testimonial | 'website', string | boolean>

/** Pasted text may carry marks that turn its direction, or control characters: nobody sees or wants them. */
const invisible = /(?![\t\r\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu

export function storyAnswers(form: FormData): StoryAnswers {
  const text = (name: string) => String(form.get(name) ?? '').replace(invisible, '')
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    treatment: text('treatment'),
    rating: text('rating'),
    title: text('title'),
    description: text('description'),
    consentMarketing: form.has('consentMarketing'),
    consentVideo: form.has('consentVideo'),
    consentWebsite: form.has('consentWebsite'),
    website: text('website'),
  }
}
