import * as v from 'valibot'
import { asked, fieldset, listOf, optionalWording, wording } from './fields.ts'
import * as parts from './page-parts.ts'

const formField = v.strictObject({
  label: wording(
    'Words above the field',
    'Put an asterisk (*) at the end where it has to be filled in, for example Email *.',
  ),
  hint: optionalWording(
    'Small print below the words',
    'Why you ask, or what to write. May stay empty.',
  ),
  placeholder: optionalWording(
    'Words before anything is chosen',
    'For a list to choose from, for example Choose a treatment. May stay empty.',
  ),
})

const formHelp = 'One of the fields that patients fill in.'

/** What a visitor reads beside a field that is not filled in rightly. */
const problem = (label: string) =>
  wording(label, 'Says what to do, for example Enter your first name.')

const toast = v.strictObject({
  title: wording('Heading', 'Two or three words, for example Not sent.'),
  text: wording('Words below the heading', 'One or two sentences.'),
})

/** Texts may name a figure of content/policies.yaml as `{{policies.testimonialReplyHours}}`. */
export const shareYourStorySchema = v.strictObject({
  hero: asked(parts.hero, ...parts.topOfPage),
  guidanceHeading: parts.headingOf('how it works'),
  guidance: listOf(parts.tile, 'How it works', 'The steps from the form to the finished video.'),
  formHeading: parts.headingOf('the form'),
  requiredNote: wording(
    'Note on the asterisk',
    'For example Fields marked with an asterisk (*) are required.',
  ),
  fields: fieldset(
    'Fields of the form',
    'The words around each field. Which fields there are is fixed.',
    {
      firstName: asked(formField, 'Field for the first name', formHelp),
      lastName: asked(formField, 'Field for the last name', formHelp),
      email: asked(formField, 'Field for the email', formHelp),
      phone: asked(formField, 'Field for the phone', formHelp),
      treatment: asked(formField, 'Field for the treatment', formHelp),
      rating: asked(formField, 'Field for the stars', formHelp),
      title: asked(formField, 'Field for the title of the story', formHelp),
      description: asked(formField, 'Field for the story itself', formHelp),
    },
  ),
  consent: fieldset(
    'Consent of the patient',
    'The law asks for these words. Ask whoever looks after patients’ data before you change them.',
    {
      title: wording('Heading', 'For example Your consent.'),
      intro: wording('Why you ask', 'Stands above the boxes to tick.'),
      video: wording('Box: use of the video', 'Has to be ticked.'),
      website: wording('Box: shown on this website', 'Has to be ticked.'),
      marketing: wording('Box: leaflets and social media', 'May stay without a tick.'),
      withdrawal: wording('How to take it back', 'Stands below the boxes.'),
    },
  ),
  privacyNote: fieldset(
    'What happens to the answers',
    'Exactly one of the two notes is shown, so that the page always says what really happens.',
    {
      whenDeliveryIsOff: wording(
        'While the form sends nothing',
        'Says that the answers stay with the visitor.',
      ),
      whenDeliveryIsOn: wording(
        'While the form sends to you',
        'Says who gets the answers and when they are deleted.',
      ),
      policyLink: asked(
        parts.link,
        'Link to the privacy policy',
        'For example Read our privacy policy.',
      ),
    },
  ),
  problemsTitle: wording(
    'Heading above what is missing',
    'For example Please check these answers.',
  ),
  problems: fieldset(
    'When an answer is missing or wrong',
    'What the visitor reads beside the field.',
    {
      firstName: problem('First name is missing'),
      lastName: problem('Last name is missing'),
      email: problem('Email is missing or wrong'),
      phone: problem('Phone is missing or wrong'),
      treatment: problem('No treatment chosen'),
      rating: problem('No stars chosen'),
      title: problem('Title is missing'),
      description: problem('Story is not plain text'),
      consentVideo: problem('No consent to use the video'),
      consentWebsite: problem('No consent to show the story'),
      tooLong: problem('An answer is too long'),
    },
  ),
  withoutScript: asked(
    toast,
    'When the form cannot work',
    'For visitors whose browser blocks it: tell them to call or write instead.',
  ),
  helpText: wording(
    'Words before your phone number',
    'For those who would rather talk, for example Rather talk to someone?',
  ),
  closeToastLabel: wording(
    'Name of the button that closes a message',
    'Read out to people who cannot see it.',
  ),
  submitLabel: wording('Button that sends the form', 'For example Share my story.'),
  sendingLabel: wording('The button while it sends', 'For example Sending…'),
  consentRequired: asked(
    toast,
    'Message when consent is missing',
    'Appears for a moment when the two boxes are not ticked.',
  ),
  thankYou: asked(toast, 'Message of thanks', 'Appears after the form was filled in rightly.'),
  deliveryFailed: asked(
    toast,
    'Message when sending fails',
    'Appears only while the form sends to you and that did not work.',
  ),
})

export type ShareYourStory = v.InferOutput<typeof shareYourStorySchema>
