import * as v from 'valibot'
import * as block from './blocks.ts'
import * as field from './fields.ts'

const formField = v.strictObject({
  label: field.wording(
    'Words above the field',
    'Put an asterisk (*) at the end where it has to be filled in, for example Email *.',
  ),
  hint: field.optionalWording(
    'Small print below the words',
    'Why you ask, or what to write. May stay empty.',
  ),
  placeholder: field.optionalWording(
    'Words before anything is chosen',
    'For a list to choose from, for example Choose a treatment. May stay empty.',
  ),
})

const formHelp = 'One of the fields that patients fill in.'

/** What a visitor reads beside a field that is not filled in rightly. */
const problem = (label: string) =>
  field.wording(label, 'Says what to do, for example Enter your first name.')

const toast = v.strictObject({
  title: field.wording('Heading', 'Two or three words, for example Not sent.'),
  text: field.wording('Words below the heading', 'One or two sentences.'),
})

/** Texts may name a figure of content/policies.yaml as `{{policies.testimonialReplyHours}}`. */
export const shareYourStorySchema = v.strictObject({
  hero: field.asked(block.hero, ...block.topOfPage),
  guidanceHeading: block.headingOf('how it works'),
  guidance: field.listOf(
    block.tile,
    'How it works',
    'The steps from the form to the finished video.',
  ),
  formHeading: block.headingOf('the form'),
  requiredNote: field.wording(
    'Note on the asterisk',
    'For example Fields marked with an asterisk (*) are required.',
  ),
  fields: field.fieldset(
    'Fields of the form',
    'The words around each field. Which fields there are is fixed.',
    {
      firstName: field.asked(formField, 'Field for the first name', formHelp),
      lastName: field.asked(formField, 'Field for the last name', formHelp),
      email: field.asked(formField, 'Field for the email', formHelp),
      phone: field.asked(formField, 'Field for the phone', formHelp),
      treatment: field.asked(formField, 'Field for the treatment', formHelp),
      rating: field.asked(formField, 'Field for the stars', formHelp),
      title: field.asked(formField, 'Field for the title of the story', formHelp),
      description: field.asked(formField, 'Field for the story itself', formHelp),
    },
  ),
  consent: field.fieldset(
    'Consent of the patient',
    'The law asks for these words. Ask whoever looks after patients’ data before you change them.',
    {
      title: field.wording('Heading', 'For example Your consent.'),
      intro: field.wording('Why you ask', 'Stands above the boxes to tick.'),
      video: field.wording('Box: use of the video', 'Has to be ticked.'),
      website: field.wording('Box: shown on this website', 'Has to be ticked.'),
      marketing: field.wording('Box: leaflets and social media', 'May stay without a tick.'),
      withdrawal: field.wording('How to take it back', 'Stands below the boxes.'),
    },
  ),
  privacyNote: field.fieldset(
    'What happens to the answers',
    'Exactly one of the two notes is shown, so that the page always says what really happens.',
    {
      whenDeliveryIsOff: field.wording(
        'While the form sends nothing',
        'Says that the answers stay with the visitor.',
      ),
      whenDeliveryIsOn: field.wording(
        'While the form sends to you',
        'Says who gets the answers and when they are deleted.',
      ),
      policyLink: field.asked(
        block.link,
        'Link to the privacy policy',
        'For example Read our privacy policy.',
      ),
    },
  ),
  problemsTitle: field.wording(
    'Heading above what is missing',
    'For example Please check these answers.',
  ),
  problems: field.fieldset(
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
  withoutScript: field.asked(
    toast,
    'When the form cannot work',
    'For visitors whose browser blocks it: tell them to call or write instead.',
  ),
  helpText: field.wording(
    'Words before your phone number',
    'For those who would rather talk, for example Rather talk to someone?',
  ),
  closeToastLabel: field.wording(
    'Name of the button that closes a message',
    'Read out to people who cannot see it.',
  ),
  submitLabel: field.wording('Button that sends the form', 'For example Share my story.'),
  sendingLabel: field.wording('The button while it sends', 'For example Sending...'),
  consentRequired: field.asked(
    toast,
    'Message when consent is missing',
    'Appears for a moment when the two boxes are not ticked.',
  ),
  thankYou: field.asked(
    toast,
    'Message of thanks',
    'Appears after the form was filled in rightly.',
  ),
  deliveryFailed: field.asked(
    toast,
    'Message when sending fails',
    'Appears only while the form sends to you and that did not work.',
  ),
})

export type ShareYourStory = v.InferOutput<typeof shareYourStorySchema>
