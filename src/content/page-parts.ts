/** Fields that several pages share: a hero, a card, a step, a button. */
import * as v from 'valibot'
import { bandNames } from './charges.ts'
import {
  asked,
  fieldset,
  fieldsets,
  isoDate,
  listOf,
  nameOf,
  noneOrOne,
  oneOf,
  optionalWording,
  postcode,
  sample,
  scene,
  text,
  wording,
  wordings,
} from './fields.ts'

/** Short name of a practice: the name of its file in content/practices/. */
export const practiceSlug = asked(
  nameOf('practice', 'a practice'),
  'Which practice',
  'The practice that this is about.',
)

const band = oneOf(bandNames, 'an NHS charge')

const price = nameOf('price', 'a price')

export const address = v.strictObject({
  street: wording('House and street', 'For example 14 Woolgate Row.'),
  locality: wording('Town or city', 'For example Bradford.'),
  region: wording('County', 'For example West Yorkshire.'),
  postcode: asked(postcode, 'Postcode'),
})

/** A label that names a practice's town where `{town}` stands. */
export const townLabel = v.pipe(
  text,
  v.check((label) => label.includes('{town}'), 'write {town} where the name of the town belongs'),
)

/** Name of a drawing in the griddy-icons set, for example `tooth-check-up`. */
export const iconName = asked(
  v.pipe(
    v.string('choose an icon'),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the name of an icon like tooth-check-up'),
    v.metadata({ names: 'icon' }),
  ),
  'Small drawing',
  'Stands beside the title. Choose one that fits, for example a tooth or a clock.',
)

/** The address of a page that stands below another, such as /locations. */
export const addressBelow = <Above extends `/${string}`>(above: Above) =>
  v.pipe(
    v.string(`write the address of the page, like ${above}/its-name`),
    v.regex(
      new RegExp(`^${above}/[a-z0-9]+(-[a-z0-9]+)*$`),
      (issue) =>
        `${issue.received} is not the address of such a page; write it like ${above}/its-name, in small letters`,
    ),
    v.transform((written) => written as `${Above}/${string}`),
  )

export const linkTarget = asked(
  v.pipe(
    v.string('write where the link leads'),
    v.regex(
      /^(\/[a-z0-9-]*)*(#[a-z-]+)?$/,
      (issue) => `${issue.received} is not a page of this site; write it like /blog or #booking`,
    ),
    v.minLength(1, 'write where the link leads, like /blog or #booking'),
    v.metadata({ names: 'page' }),
  ),
  'Page it opens',
  'A page of this website, such as /blog; a part of this page, such as #booking; or a part of another page, such as /#contact.',
)

const pressed = wording('Words to press', 'Say what happens next, for example Book an appointment.')

export const link = fieldset('Link to a page', 'The words people press, and the page that opens.', {
  label: pressed,
  to: linkTarget,
})

/** A button that calls a practice. */
export const callAction = v.strictObject({
  label: pressed,
  call: asked(
    practiceSlug,
    'Practice to call',
    'The number comes from the details of that practice.',
  ),
})

/** A button: it opens a page, calls a practice, or opens a practice's booking portal. */
export const action = v.union(
  [
    link,
    callAction,
    v.strictObject({
      label: pressed,
      portal: asked(
        practiceSlug,
        'Practice whose booking site opens',
        'The web address comes from the details of that practice.',
      ),
    }),
    /** The placeholder contact of content/group.yaml. */
    v.strictObject({ label: pressed, callPlaceholder: v.literal(true) }),
  ],
  'a button needs a label and one of: to, call, portal, callPlaceholder',
)

/** What a treatment costs: an NHS charge, a private price, or words where there is no figure. */
export const cost = v.union(
  [
    v.strictObject({
      nhsBand: asked(
        band,
        'Which NHS charge',
        'The figure comes from the NHS charges, so it is never out of step with them.',
      ),
    }),
    v.strictObject({
      price: asked(price, 'Which private price', 'The figure comes from the list of prices.'),
    }),
    v.strictObject({
      privatePrice: asked(
        price,
        'Which private price beside an NHS charge',
        'Printed with the word Private, so that nobody takes one for the other. The figure comes from the list of prices.',
      ),
    }),
    v.strictObject({
      text: wording(
        'Words instead of a figure',
        'Where the cost depends on the patient, for example Written estimate after an assessment.',
      ),
    }),
  ],
  'a cost is one of: nhsBand, price, privatePrice, text',
)

const buttons = listOf(
  action,
  'Buttons',
  'Each opens a page, calls a practice or opens its booking site. One or two are enough.',
)

export const hero = v.strictObject({
  eyebrow: optionalWording(
    'Small line above the heading',
    'A few words, for example NHS and private care. Leave it empty to have none.',
  ),
  title: wording('Heading', 'The largest words on the page, for example Teeth Whitening.'),
  lead: wording(
    'Opening words',
    'Two or three sentences below the heading: whom the page is for and what it offers.',
  ),
  image: scene,
  actions: buttons,
})

/** What the editor calls a page's hero. */
export const topOfPage = [
  'Top of the page',
  'What visitors see first: the heading, the opening words and the buttons.',
] as const

export const heading = v.strictObject({
  title: wording('Heading', 'The large words above this part of the page.'),
  intro: optionalWording(
    'Words below the heading',
    'A sentence or two that lead into this part. Leave it empty to have none.',
  ),
})

/** A heading with its words, named after what stands below it. */
export const headingOf = (part: string) =>
  asked(
    heading,
    `Heading above ${part}`,
    'The large words above this part of the page, and a sentence below them if you like.',
  )

/** The note that visitors read while entries of a list are invented. */
export const sampleNoteOn = (entries: string) =>
  wording(
    `Note while ${entries} are invented`,
    `Shown only as long as one of the ${entries} is ticked as an example.`,
  )

export const stat = v.strictObject({
  label: wording('What the figure says', 'A few words beside it, for example active patients.'),
  value: wording('Figure', 'As it is printed, for example 15+ or 30 to 60 minutes.'),
})

export const tile = v.strictObject({
  icon: iconName,
  title: wording('Title', 'A few words in bold, for example No stairs.'),
  description: wording('Text below the title', 'One or two short sentences.'),
})

export const step = v.strictObject({
  title: wording('Title of the step', 'A few words, for example Call us to book.'),
  description: wording(
    'What happens in this step',
    'One or two short sentences, as you would say it at the desk.',
  ),
})

/** One that leads on to what it speaks of. */
export const linkedStep = v.strictObject({ ...step.entries, link: v.optional(link) })

const question = v.strictObject({
  question: wording('Question', 'As a patient would ask it, for example Where can I park?'),
  answer: wording('Answer', 'Start with the answer itself, then explain in a sentence or two.'),
})

export const questions = listOf(
  question,
  'Questions and answers',
  'Each opens when a visitor presses it. Drag them into the order you like.',
)

/** Who has read a page of medical advice, and when: shown on it, and told to search engines. */
export const reviewed = noneOrOne(
  v.strictObject({
    reviewer: asked(
      nameOf('teamMember', 'one of the team'),
      'Read and checked by',
      'A dentist or another registered colleague from the form Team.',
    ),
    lastReviewed: asked(
      isoDate,
      'On which day',
      'The check before going online asks again after a year.',
    ),
    sample,
  }),
  'Checked by one of the team',
  'Who has read the advice on this page, and when. It is printed below the advice.',
)

/** Things side by side; a line has a cell for each column but the first. */
const table = v.pipe(
  v.strictObject({
    heading: headingOf('the table'),
    columns: asked(
      v.pipe(listOf(text), v.minLength(2, 'name two columns or more')),
      'Headings of the columns',
      'The first names what the lines are about. From left to right.',
    ),
    rows: fieldsets('Lines of the table', 'One line for each subject.', {
      name: wording('What the line is about', 'Its first words, for example Upper front teeth.'),
      cells: wordings('What it says', 'A few words for each of the other columns.'),
    }),
    note: optionalWording('Line below the table', 'For example what is normal. May stay empty.'),
  }),
  v.check(
    ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length - 1),
    'every line needs as many entries as the table has columns beside the first',
  ),
)

export const tables = noneOrOne(table, 'A table', 'For what is best read side by side.')

export const closingCall = fieldset(
  'Last words of the page',
  'The coloured box at the foot of the page that asks visitors to call or book.',
  {
    title: wording('Heading', 'A few words, for example Come and meet us.'),
    text: wording('Words below the heading', 'One or two sentences on what to do next.'),
    actions: buttons,
  },
)

export type Action = v.InferOutput<typeof action>
export type Hero = v.InferOutput<typeof hero>
export type Heading = v.InferOutput<typeof heading>
export type Stat = v.InferOutput<typeof stat>
export type Tile = v.InferOutput<typeof tile>
export type Step = v.InferOutput<typeof linkedStep>
export type Reviewed = v.InferOutput<typeof reviewed>
export type Table = v.InferOutput<typeof table>
export type Question = v.InferOutput<typeof question>
export type ClosingCall = v.InferOutput<typeof closingCall>
