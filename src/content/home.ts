/** What the files of content/pages/home/ hold. */
import * as v from 'valibot'
import { asked, fieldset, fieldsets, listOf, sample, scene, wording, wordings } from './fields.ts'
import { heading, link, sampleNoteOn, tile, townLabel } from './page-parts.ts'

export const heroSchema = v.strictObject({
  title: wording('Heading', 'The largest words of the home page.'),
  subtitle: wording('Line below the heading', 'A few words, for example Gentle dentistry.'),
  listening: fieldset(
    'Who the visitor is',
    'Visitors say who they are and are led to the right page.',
    {
      label: wording('Words before the answers', 'For example I am:'),
      links: listOf(
        link,
        'Answers to press',
        'Each finishes the sentence, for example in pain today, and opens the page that helps.',
      ),
    },
  ),
  lead: wording('Opening words', 'Two or three sentences: whom you are here for.'),
  bullets: wordings('Points with a tick', 'Two or three words each, for example Gentle care.'),
  bookAction: asked(link, 'First button', 'The strong one, for example Book appointment.'),
  teamAction: asked(link, 'Second button', 'The quiet one, for example Meet our team.'),
  image: scene,
})

const featureCard = v.strictObject({
  ...tile.entries,
  title: wording('Title', 'A few words in bold, for example Gentle Care.'),
  list: v.optional(
    wordings('Short list on the card', 'A few words each. Leave it empty to have none.'),
  ),
})

export const aboutSchema = v.strictObject({
  eyebrow: wording('Small line above the heading', 'A few words, for example About us.'),
  title: wording('Heading', 'The large words above this part of the home page.'),
  paragraphs: wordings('Text about you', 'What makes your practices what they are.'),
  image: scene,
  valuesTitle: wording(
    'Heading above what patients can expect',
    'For example What you can expect from us.',
  ),
  values: listOf(tile, 'What patients can expect', 'Short promises, each with a small drawing.'),
  features: listOf(
    featureCard,
    'Cards below',
    'What you are good at, such as Gentle Care or Expert Team.',
  ),
  statementsTitle: wording(
    'Heading above what patients say',
    'The sentences below it come from the form What patients say.',
  ),
  statementsSampleNote: wording(
    'Note while what patients say is invented',
    'Shown only as long as one of those sentences is ticked as an example.',
  ),
})

export const locationsSectionSchema = v.strictObject({
  ...heading.entries,
  reviewCountLabel: wording(
    'Word after the number of reviews',
    'For example reviews, as in 322 reviews.',
  ),
  directionsLabel: wording('Link that opens the map', 'For example Get directions.'),
  writeReviewLabel: wording(
    'Link to write a review of a practice',
    'Opens Google. For example Write review.',
  ),
  visitSiteLabel: wording('Link to a practice’s own website', 'For example Visit site.'),
  reviewsTitle: wording('Heading above the reviews', 'For example Recent reviews.'),
  sampleNote: sampleNoteOn('reviews'),
  viewAllLabel: wording(
    'Button to all reviews',
    'Opens the Google search for your reviews. For example View all reviews.',
  ),
  leaveReviewLabel: wording(
    'Button to leave a review',
    'Leads to the links of the practices. For example Leave a review.',
  ),
})

export const nhsSectionSchema = v.strictObject({
  banner: wording(
    'Line above the heading',
    'In capitals, for example NOW ACCEPTING NEW NHS PATIENTS.',
  ),
  ...heading.entries,
  title: wording(
    'Heading',
    'Keep {{nhs.acceptingTowns}}: the names of the towns with NHS places appear there.',
  ),
  notice: fieldset(
    'Who treats NHS patients',
    'Says that dental therapists give routine care, and what happens when a dentist is needed.',
    {
      title: wording('Heading', 'For example Who you will see.'),
      text: wording('What a dental therapist does', 'And what needs a dentist.'),
      optionsIntro: wording('Words before the choices', 'One sentence that ends with a colon.'),
      options: asked(
        v.pipe(
          listOf(
            v.strictObject({
              title: wording('The choice', 'For example NHS treatment elsewhere.'),
              description: wording('What it means', 'One sentence.'),
            }),
          ),
          v.length(3, 'write exactly three options'),
        ),
        'What the patient can choose',
        'Exactly three.',
      ),
    },
  ),
  registerLabel: asked(
    townLabel,
    'Button to register',
    'Write {town} where the name of the town belongs: Register at {town}.',
  ),
  callLabel: asked(
    townLabel,
    'Button that calls',
    'Write {town} where the name of the town belongs: Call {town}.',
  ),
  acceptingLabel: wording(
    'Words for a practice with NHS places',
    'For example Accepting new NHS patients.',
  ),
  fullLabel: wording(
    'Words for a practice without NHS places',
    'For example NHS list currently full.',
  ),
  privateCareLabel: wording(
    'Button of a practice without NHS places',
    'Calls it, for example Call for private care.',
  ),
  pageLabel: asked(
    townLabel,
    'Link to a practice’s NHS page',
    'Write {town} where the name of the town belongs: More about NHS care in {town}.',
  ),
  why: fieldset('Why NHS care with you', 'The last part of the NHS section.', {
    title: wording('Heading', 'For example Why choose NHS care with us?'),
    statement: wording(
      'Sentence below the heading',
      'Keep {{nhs.acceptingTowns}}: the names of the towns with NHS places appear there.',
    ),
    points: fieldsets('Reasons', 'Three read best.', {
      title: wording('The reason', 'Two or three words, for example Fixed charges.'),
      description: wording('What it means', 'One or two sentences.'),
    }),
    link,
  }),
})

export const bookingSchema = v.strictObject({
  ...heading.entries,
  portalLabel: asked(
    townLabel,
    'Button of each practice',
    'Opens its booking site. Write {town} where the name of the town belongs: Register & Book at {town}.',
  ),
  consultation: fieldset(
    'Free consultation',
    'The footer offers one. Say what is free, for whom and how long, and what is charged.',
    {
      title: wording('Heading', 'For example What is free, and what is not.'),
      text: wording('Words below the heading', 'Two or three sentences.'),
      sample,
    },
  ),
  callHint: wording('For those who would rather call', 'One or two sentences.'),
})

export const contactSchema = v.strictObject({
  ...heading.entries,
  saveContactLabel: wording(
    'Link that puts the practice into an address book',
    'On the pages of the practices, for example Save to contacts.',
  ),
  closuresLabel: wording(
    'Link to the closed days as a calendar',
    'On the pages of the practices, for example Closed days for your calendar.',
  ),
  mapLabel: wording('Link that opens the map', 'For example View on map.'),
  callLabel: wording('Button that calls', 'For example Call now.'),
  hoursTitle: wording('Heading above the hours', 'For example Opening hours.'),
  hoursLabels: fieldset(
    'Words in the table of hours',
    'The times themselves are in the form Opening hours and bank holidays.',
    {
      weekdays: wording('Word for the weekdays', 'For example Monday - Friday.'),
      lunch: wording('Word for the lunch break', 'For example Lunch break.'),
      saturday: wording('Word for Saturday', 'For example Saturday or Sat.'),
      sunday: wording('Word for Sunday', 'For example Sunday or Sun.'),
      closed: wording('Word for a day without hours', 'For example Closed.'),
    },
  ),
})

export type HomeHero = v.InferOutput<typeof heroSchema>
export type About = v.InferOutput<typeof aboutSchema>
export type FeatureCard = v.InferOutput<typeof featureCard>
export type LocationsSection = v.InferOutput<typeof locationsSectionSchema>
export type NhsSection = v.InferOutput<typeof nhsSectionSchema>
export type Booking = v.InferOutput<typeof bookingSchema>
export type Contact = v.InferOutput<typeof contactSchema>
