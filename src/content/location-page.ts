import * as v from 'valibot'
import { asked, fieldset, fieldsets, listOf, noneOrOne, wording, wordings } from './fields.ts'
import * as parts from './page-parts.ts'
import { pageTitles } from './page-titles.ts'

const address = asked(
  parts.addressBelow('/locations'),
  'Address of the page',
  'For example /locations/york-dentist. Leave it as it is once the page is online.',
)

/** The practice as a whole, NHS and private. */
export const practicePageSchema = v.strictObject({
  address,
  titles: pageTitles,
  hero: asked(parts.hero, ...parts.topOfPage),
  reasonsHeading: parts.headingOf('the reasons to come here'),
  reasons: listOf(
    parts.tile,
    'Reasons to come here',
    'What patients of this practice ask for, each with a small drawing.',
  ),
  servicesHeading: parts.headingOf('the care you offer'),
  services: fieldsets(
    'Care you offer here',
    'One card for each kind of care, with a link to read more if you like.',
    { ...parts.tile.entries, link: v.optional(parts.link) },
  ),
  visit: fieldset('The first visit', 'What happens when somebody comes for the first time.', {
    title: wording('Heading', 'For example Your first visit in Bradford.'),
    text: wording('Words below the heading', 'How long it takes and what is there.'),
    steps: listOf(
      parts.linkedStep,
      'Steps of the first visit',
      'From the reception to going home.',
    ),
  }),
  contactHeading: parts.headingOf('the contact details'),
  questionsHeading: parts.headingOf('the questions'),
  questions: parts.questions,
  closing: parts.closingCall,
  showsPlaceholderContact: asked(
    v.optional(v.boolean('write true or false'), false),
    'Shows the contact of the treatment pages',
    'Instead of its own phone, email and address.',
  ),
})

const banner = fieldset(
  'Band with the NHS news',
  'Says at a glance whether there are NHS places. Change it when that changes.',
  {
    title: wording('Heading', 'For example We are accepting new NHS patients.'),
    text: wording('Words below the heading', 'One or two sentences.'),
  },
)

const listWords = {
  titles: pageTitles,
  lead: parts.hero.entries.lead,
  actions: parts.hero.entries.actions,
  banner,
  servicesHeading: parts.headingOf('the care on the NHS'),
  closing: parts.closingCall,
}

/** Its NHS care: the page follows `acceptingNhs`, as the cards of the home page do. */
export const nhsPageSchema = v.strictObject({
  address,
  hero: asked(
    v.omit(parts.hero, ['lead', 'actions']),
    'Top of the page',
    'The heading and the picture. The words below the heading are in the two parts for a full and an open list.',
  ),
  whenOpen: fieldset(
    'While there are NHS places',
    'Shown as long as the practice takes new NHS patients.',
    {
      ...listWords,
      registerHeading: parts.headingOf('the steps to register'),
      registerSteps: listOf(
        parts.step,
        'Steps to register',
        'How somebody becomes an NHS patient here, from the first call on.',
      ),
    },
  ),
  whenFull: fieldset(
    'While the NHS list is full',
    'Shown as long as the practice takes no new NHS patients. It offers private care and points elsewhere.',
    {
      ...listWords,
      elsewhere: fieldset('Where else to look', 'For new patients, who cannot register here.', {
        title: wording('Heading', 'For example Still looking for an NHS place?'),
        text: wording('Words below the heading', 'Where else there may be a place.'),
        linkLabel: asked(
          parts.townLabel,
          'Link to a practice with places',
          'One for each. Write {town} where the name of the town belongs.',
        ),
      }),
    },
  ),
  benefitsHeading: parts.headingOf('what patients can count on'),
  benefits: listOf(
    parts.tile,
    'What patients can count on',
    'Short promises, each with a small drawing.',
  ),
  services: listOf(parts.tile, 'Care on the NHS here', 'One card for each kind of care.'),
  scopeNote: noneOrOne(
    fieldset('Who treats NHS patients', 'What needs a dentist, and what patients can choose.', {
      title: wording('Heading', 'For example Who you will see.'),
      text: wording('What a dental therapist does', 'And what needs a dentist.'),
      options: wordings('What the patient can choose then', 'One sentence each.'),
    }),
    'Who treats NHS patients',
    'What the dental therapists may not do, and what patients can choose then.',
  ),
  chargesHeading: parts.headingOf('the NHS charges'),
  bookingGuide: noneOrOne(
    fieldset('How to book privately', 'A short guide for private patients.', {
      title: wording('Heading', 'For example Book a private appointment in three steps.'),
      intro: wording('Words below the heading', 'One or two sentences.'),
      steps: listOf(parts.step, 'Steps to book', 'From the call to the plan.'),
      callLabel: wording('Button that calls', 'For example Call to book.'),
    }),
    'How to book privately',
    'A short guide for those who come as private patients.',
  ),
  practiceHeading: parts.headingOf('address and hours'),
  transportNote: noneOrOne(
    fieldset('Note on getting here', 'Stands with the address.', {
      title: wording('Heading', 'For example Come without the car if you can.'),
      text: wording('How to get here', 'Trains, buses, parking, in a few sentences.'),
    }),
    'Note on getting here',
    'Stands with the address of the practice.',
  ),
})

export type PracticePage = v.InferOutput<typeof practicePageSchema>
export type NhsPage = v.InferOutput<typeof nhsPageSchema>
