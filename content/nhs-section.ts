import type { NhsSection } from './model/nhs-section.ts'

/**
 * The NHS section of the home page. Which practice accepts NHS patients is set in practices.ts;
 * the title and the statement below name those towns and must be changed with it. `{town}` is
 * replaced by the name of the town. Charges stand in charges.ts.
 */
export const nhsSection = {
  /** SPEC §2 */
  banner: 'NOW ACCEPTING NEW NHS PATIENTS',
  title: 'NHS care in Bradford and Ripon',
  intro:
    'You do not need to live nearby, and you do not need a letter. Registering takes a few minutes, and children can be registered with you.',
  notice: {
    title: 'Who you will see',
    text: 'Routine NHS care is given by dental therapists. They are registered with the General Dental Council and carry out examinations, X-rays, fillings, gum treatment and care for children. Some work is outside their scope, such as root canal treatment on adult teeth, crowns, bridges and dentures.',
    optionsIntro: 'If you need work outside their scope, you choose between three options:',
    options: [
      {
        title: 'Wait for an NHS place with a dentist',
        description: 'We put you on the list and keep you comfortable in the meantime.',
      },
      {
        title: 'Private treatment in-house',
        description: 'With one of our dentists, at a price you have in writing first.',
      },
      {
        title: 'NHS treatment elsewhere',
        description: 'We help you find a practice and send your X-rays and notes along.',
      },
    ],
  },
  registerLabel: 'Register at {town}',
  callLabel: 'Call {town}',
  acceptingLabel: 'Accepting new NHS patients',
  fullLabel: 'NHS list currently full',
  privateCareLabel: 'Call for Private Care',
  pageLabel: 'More about NHS care in {town}',
  pages: [
    { practice: 'bradford', to: '/locations/nhs-bradford-dentist' },
    { practice: 'ripon', to: '/locations/nhs-ripon-dentist' },
    { practice: 'leeds', to: '/locations/nhs-leeds-dentist' },
  ],
  why: {
    title: 'Why Choose NHS Care With Us?',
    statement: 'Our Bradford and Ripon practices accept NHS patients, adults and children alike.',
    points: [
      {
        title: 'Fixed charges',
        description:
          'One charge covers a whole course of treatment, and you know it before we start. Some people pay nothing.',
      },
      {
        title: 'Nothing private by surprise',
        description:
          'We say clearly what the NHS covers. If a private option exists too, you get both in writing and time to think.',
      },
      {
        title: 'The same care for everyone',
        description:
          'The same rooms, the same equipment and the same welcome, whichever way you pay.',
      },
    ],
    link: { label: 'NHS charges and free treatment', to: '/nhs-information' },
  },
} as const satisfies NhsSection
