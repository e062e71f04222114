import * as v from 'valibot'
import * as block from './blocks.ts'
import { asked, fieldset, fieldsets, listOf, sample, wording, wordings } from './fields.ts'

const pagePractice = asked(
  block.practiceSlug,
  'Practice of this page',
  'Its phone, hours and address are shown on the page. Leave it as it is.',
)

/** The Bradford page: the practice as a whole, NHS and private. */
const practicePage = v.strictObject({
  practice: pagePractice,
  hero: asked(block.hero, ...block.topOfPage),
  reasonsHeading: block.headingOf('the reasons to come here'),
  reasons: listOf(
    block.tile,
    'Reasons to come here',
    'What patients of this practice ask for, each with a small drawing.',
  ),
  servicesHeading: block.headingOf('the care you offer'),
  services: fieldsets(
    'Care you offer here',
    'One card for each kind of care, with a link to read more if you like.',
    { ...block.tile.entries, link: v.optional(block.link) },
  ),
  visit: fieldset('The first visit', 'What happens when somebody comes for the first time.', {
    title: wording('Heading', 'For example Your first visit in Bradford.'),
    text: wording('Words below the heading', 'How long it takes and what is there.'),
    steps: listOf(block.step, 'Steps of the first visit', 'From the reception to going home.'),
  }),
  contactHeading: block.headingOf('the contact details'),
  questionsHeading: block.headingOf('the questions'),
  questions: block.questions,
  closing: block.closingCall,
  sample,
})

const banner = fieldset(
  'Band with the NHS news',
  'Says at a glance whether there are NHS places. Change it when that changes.',
  {
    title: wording('Heading', 'For example We are accepting new NHS patients.'),
    text: wording('Words below the heading', 'One or two sentences.'),
  },
)

const benefits = listOf(
  block.tile,
  'What patients can count on',
  'Short promises, each with a small drawing.',
)

const nhsServices = listOf(block.tile, 'Care on the NHS here', 'One card for each kind of care.')

const registerSteps = listOf(
  block.step,
  'Steps to register',
  'How somebody becomes an NHS patient here, from the first call on.',
)

const transportNote = fieldset('Note on getting here', 'Stands with the address of the practice.', {
  title: wording('Heading', 'For example Come without the car if you can.'),
  text: wording('How to get here', 'Trains, buses, parking, in a few sentences.'),
})

/** A practice that usually takes new NHS patients. */
const openNhsPage = v.strictObject({
  practice: pagePractice,
  hero: asked(block.hero, ...block.topOfPage),
  banner,
  benefitsHeading: block.headingOf('what patients can count on'),
  benefits,
  servicesHeading: block.headingOf('the care on the NHS'),
  services: nhsServices,
  practiceHeading: block.headingOf('address and hours'),
  closing: block.closingCall,
  sample,
  scopeNote: fieldset(
    'Who treats NHS patients',
    'What the dental therapists may not do, and what patients can choose then.',
    {
      title: wording('Heading', 'For example Who you will see.'),
      text: wording('What a dental therapist does', 'And what needs a dentist.'),
      options: wordings('What the patient can choose then', 'One sentence each.'),
    },
  ),
  chargesHeading: block.headingOf('the NHS charges'),
  transportNote: v.optional(transportNote),
  registerHeading: block.headingOf('the steps to register'),
  registerSteps,
  whenFull: fieldset(
    'While the NHS list is full',
    'Shown instead of the words about registering, as long as the practice takes no new NHS patients. You switch in the form of the practice.',
    { lead: block.hero.entries.lead, actions: block.hero.entries.actions, banner },
  ),
})

const nhsListEntries = {
  lead: block.hero.entries.lead,
  actions: block.hero.entries.actions,
  banner,
  servicesHeading: block.headingOf('the care on the NHS'),
  closing: block.closingCall,
}

/** A practice whose NHS list may be full or open: the page has words for both. */
const eitherNhsPage = v.strictObject({
  practice: pagePractice,
  hero: asked(
    v.omit(block.hero, ['lead', 'actions']),
    'Top of the page',
    'The heading and the picture. The words below the heading are in the two parts for a full and an open list.',
  ),
  benefitsHeading: block.headingOf('what patients can count on'),
  benefits,
  services: nhsServices,
  practiceHeading: block.headingOf('address and hours'),
  sample,
  transportNote,
  whenFull: fieldset(
    'While the NHS list is full',
    'Shown as long as the practice takes no new NHS patients. It offers private care and points to the other practices.',
    {
      ...nhsListEntries,
      elsewhere: fieldset('Where else to look', 'For new patients, who cannot register here.', {
        title: wording('Heading', 'For example Still looking for an NHS place?'),
        text: wording('Words below the heading', 'Where else there may be a place.'),
        links: listOf(block.link, 'Links to the other practices', 'Their NHS pages.'),
      }),
    },
  ),
  whenOpen: fieldset(
    'While there are NHS places',
    'Shown as long as the practice takes new NHS patients. You switch between the two in the form of the practice.',
    {
      ...nhsListEntries,
      registerHeading: block.headingOf('the steps to register'),
      registerSteps,
      chargesHeading: block.headingOf('the NHS charges'),
    },
  ),
  /** Carries the id `booking`, which the hero's button scrolls to. */
  bookingGuide: fieldset(
    'How to book privately',
    'A short guide for those who come as private patients.',
    {
      title: wording('Heading', 'For example Book a private appointment in three steps.'),
      intro: wording('Words below the heading', 'One or two sentences.'),
      steps: listOf(block.step, 'Steps to book', 'From the call to the plan.'),
      action: asked(block.action, 'Button below the steps', 'For example Call to book.'),
    },
  ),
})

/** By the last part of their address. */
export const locationPageSchemas = {
  'bradford-dentist': practicePage,
  'nhs-bradford-dentist': openNhsPage,
  'nhs-ripon-dentist': openNhsPage,
  'nhs-leeds-dentist': eitherNhsPage,
}

export type PracticePage = v.InferOutput<typeof practicePage>
export type OpenNhsPage = v.InferOutput<typeof openNhsPage>
export type TransportNote = v.InferOutput<typeof transportNote>
export type EitherNhsPage = v.InferOutput<typeof eitherNhsPage>
