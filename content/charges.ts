import type { Charges, FreeCare } from './model/charges.ts'

/**
 * NHS dental charges in England. Every page that names a charge takes it from here.
 * When the charges change (usually on 1 April), change the four prices, the year and the date.
 */
export const charges = {
  yearLabel: '2025',
  effectiveFrom: '2023-04-24',
  band1: {
    name: 'Band 1',
    price: '£25.80',
    covers: ['Exam', 'Scale and polish', 'X-rays', 'Advice'],
    note: 'This is what most people pay for a check-up. A scale and polish is included when your teeth and gums need one.',
  },
  band2: {
    name: 'Band 2',
    price: '£70.70',
    covers: ['Fillings', 'Root canal', 'Extractions', 'Some gum treatment'],
    note: 'One charge covers everything in the same course of treatment, so three fillings cost the same as one, and the Band 1 care is included.',
  },
  band3: {
    name: 'Band 3',
    price: '£306.80',
    covers: ['Crowns', 'Bridges', 'Dentures', 'Complex treatment'],
    note: 'This is the highest NHS charge. It includes all the Band 1 and Band 2 care you need in the same course of treatment.',
  },
  emergency: {
    name: 'Emergency treatment',
    price: '£25.80',
    covers: ['Emergency treatment'],
    note: 'One visit to stop pain, bleeding or infection, such as a temporary filling. Any further treatment is a new course with its own charge, which we explain before you decide.',
  },
} as const satisfies Charges

export const freeCare = {
  rules: [
    'You pay one charge for one course of treatment, however many visits it takes.',
    'You pay only the charge of the highest band you need. You never pay Band 1 and Band 2 on top of Band 3.',
    'Before treatment starts we tell you the band, and for Band 2 and Band 3 we give you a written treatment plan.',
    'If you need more treatment in the same or a lower band within two months of finishing, you usually do not pay again.',
  ],
  intro: 'NHS dental treatment is free if, when the treatment starts, you are:',
  groups: [
    {
      who: 'Under 18, or under 19 and in full-time education',
      proof: 'Your date of birth. If you are 18, the name of your school or college.',
    },
    {
      who: 'Pregnant, or you have had a baby in the last 12 months',
      proof: 'Your maternity exemption certificate. Your midwife or GP can apply for it.',
    },
    {
      who: 'Receiving Income Support',
      proof: 'Your award letter, or your National Insurance number so that it can be checked.',
    },
    {
      who: "Receiving income-based Jobseeker's Allowance",
      proof: 'Your award letter. New Style JSA on its own does not count.',
    },
    {
      who: 'Receiving income-related Employment and Support Allowance',
      proof: 'Your award letter. New Style ESA on its own does not count.',
    },
    {
      who: 'Receiving Pension Credit Guarantee Credit',
      proof: 'Your award letter. Savings Credit on its own does not count.',
    },
    {
      who: 'Receiving Universal Credit and meeting its conditions',
      proof:
        'Your latest Universal Credit statement. Not everybody who receives it qualifies, because there is a limit on take-home pay.',
    },
    {
      who: 'Named on a valid HC2 certificate',
      proof:
        'The certificate, which the NHS Low Income Scheme sends you after you apply with form HC1.',
    },
  ],
  partialHelp:
    'An HC3 certificate gives partial help: it states the most you have to pay. Bring it to the appointment.',
  checkFirst:
    'If you are not sure, check with the NHS Business Services Authority before you sign the form, or ask us. A claim that turns out to be wrong can lead to a penalty charge.',
} as const satisfies FreeCare
