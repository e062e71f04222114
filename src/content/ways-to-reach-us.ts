import * as v from 'valibot'
import {
  asked,
  fieldset,
  fieldsets,
  noneOrOne,
  phone,
  sample,
  webAddress,
  wording,
} from './fields.ts'
import * as parts from './page-parts.ts'

/** For those who cannot, or would rather not, talk on the phone. */
export const waysToReachUsSchema = v.strictObject({
  hero: asked(parts.hero, ...parts.topOfPage),
  urgent: fieldset('In an emergency', 'The red box. Ask a dentist before you change it.', {
    title: wording('Heading', 'For example In danger, without a voice call.'),
    points: fieldsets('Ways to call 999 and 111', 'One entry for each way.', {
      title: wording('Way', 'For example Text 999.'),
      description: wording('How it works', 'One or two sentences.'),
    }),
  }),
  texting: fieldset('Text messages', 'A number that somebody reads while you are open.', {
    title: wording('Heading', 'For example Send a text.'),
    number: asked(phone, 'Number for texts', 'A mobile number that takes text messages.'),
    description: wording('When it is read, and what for', 'Two or three sentences.'),
    sample,
  }),
  waysHeading: parts.headingOf('the other ways'),
  ways: fieldsets('Other ways', 'One entry for each; delete those you do not offer.', {
    icon: parts.iconName,
    title: wording('Way', 'For example Relay UK.'),
    description: wording('How it works', 'Two or three sentences.'),
    website: noneOrOne(
      v.strictObject({
        label: wording('Words to press', 'For example relayuk.bt.com.'),
        url: asked(webAddress, 'Web address', 'Begins with https://.'),
      }),
      'Website of the service',
      'Opens beside yours. Leave it out where there is none.',
    ),
    link: noneOrOne(parts.link, 'Link to a page of yours', 'Leave it out where there is none.'),
    sample,
  }),
  languagesHeading: parts.headingOf('the languages'),
  closing: parts.closingCall,
})

export type WaysToReachUs = v.InferOutput<typeof waysToReachUsSchema>
