import type { TeethWhitening } from './model/teeth-whitening.ts'

/**
 * The teeth whitening page. Prices stand in content/prices.ts; options name them.
 * The legal note must stay: whitening is for adults and only through a dental professional.
 */

const averageChange = '6 shades'
const typicalChange = '3-8 shades'
const lasts = '1-3 years'

export const teethWhitening = {
  hero: {
    eyebrow: 'For adults, prescribed by a dentist',
    title: 'Teeth Whitening',
    lead: `Lighter teeth without removing any of the tooth. Most people see a change of ${typicalChange}, and up to 8 shades is possible. We check your mouth first and tell you honestly what to expect.`,
    image: {
      src: 'whitening',
      alt: 'A row of five teeth getting gradually whiter from left to right, with sparkles by the whitest.',
    },
    actions: [
      { label: 'Book Appointment', to: '/#booking' },
      { label: 'Call Us Now', callPlaceholder: true },
    ],
  },
  stats: [
    { label: 'Average improvement', value: averageChange },
    { label: 'Satisfaction', value: '98%' },
    { label: 'Results', value: 'Same day' },
    { label: 'Lasts', value: lasts },
  ],
  optionsHeading: {
    title: 'Three ways to whiten',
    intro:
      'All three use the same kind of gel. They differ in time, in price and in where you are while it works.',
  },
  options: [
    {
      title: 'In-office whitening',
      duration: '60-90 minutes',
      cost: { price: 'whiteningInOffice' },
      results: 'Visible the same day',
      description:
        'We protect your gums, paint the gel on your teeth and refresh it a few times while you lie back. You see the difference in the mirror before you leave.',
      features: [
        'One visit, done by a dental professional',
        'Gums and lips protected throughout',
        'Shade recorded before and after',
        'Sensitivity care to take home',
      ],
      ideal: 'Ideal if you have a date to look forward to and little time.',
    },
    {
      title: 'Take-home kit',
      duration: '2-4 weeks',
      cost: { price: 'whiteningTakeHome' },
      results: 'Gradual, from the first week',
      description:
        'We make thin trays from a scan of your teeth. You wear them with a little gel, at night or for a few hours a day, and stop when you like the shade.',
      features: [
        'Trays made for your teeth',
        'Gel strength chosen for your sensitivity',
        'First application shown at the practice',
        'Keep the trays for top-ups',
      ],
      ideal: 'Ideal if your teeth are sensitive or you like to go slowly.',
    },
    {
      title: 'Combination',
      duration: '60-90 minutes, then 2-4 weeks at home',
      cost: { price: 'whiteningCombination' },
      results: 'A start on the day, completed at home',
      description:
        'One visit gives you a visible start, and your own trays carry it on at home. You set the pace, and you have the trays for topping up later.',
      features: [
        'In-office visit and take-home kit together',
        'Suited to deeper or uneven stains',
        'Review of your shade at the end',
        'Trays for yearly top-ups',
      ],
      ideal: 'Ideal if you want a quick start and a result you can keep up.',
      badge: 'MOST POPULAR',
    },
  ],
  chooseLabel: 'Choose This Option',
  legalNote:
    'Tooth whitening with 0.1-6 % hydrogen peroxide is for adults aged 18 or over and may only be supplied through a dental professional, after an examination. Whitening in beauty salons or with stronger products bought online is against the law and can burn gums and damage teeth.',
  resultsNote: `Typical change ${typicalChange}, average ${averageChange}, up to 8 shades. Results depend on the colour you start with and on the kind of stain; grey and medicine stains change less. Crowns, veneers and fillings keep their colour.`,
  benefitsHeading: { title: 'Why through a dentist' },
  benefits: [
    {
      icon: 'tooth-check-up',
      title: 'Checked first',
      description:
        'Decay, leaking fillings and sore gums make whitening painful. We find and treat them before any gel touches your teeth.',
    },
    {
      icon: 'tooth-protection',
      title: 'Kind to enamel',
      description:
        'Used as prescribed, the gel lightens the colour inside the tooth and removes none of it.',
    },
    {
      icon: 'tooth-gum-protection',
      title: 'Gums protected',
      description:
        'A barrier in the chair, or trays that fit closely at home, keep the gel where it belongs.',
    },
    {
      icon: 'phone',
      title: 'Somebody to ring',
      description:
        'If your teeth tingle or you are unsure how long to go on, call us. We can slow the plan down.',
    },
  ],
  questionsHeading: { title: 'Questions about whitening' },
  questions: [
    {
      question: 'Does whitening hurt or harm my teeth?',
      answer:
        'Many people feel sensitivity to cold for a day or two; it passes. Toothpaste for sensitive teeth for two weeks beforehand helps. Used as prescribed by a dental professional, whitening does not weaken the enamel. Stop and call us if your gums turn sore or the sensitivity grows.',
    },
    {
      question: 'How long will it last?',
      answer: `Usually ${lasts}. Coffee, tea, red wine, curry and smoking bring the colour back sooner. With your own trays you can top up for a night or two when you notice a change.`,
    },
    {
      question: 'Is there anybody who should not whiten?',
      answer:
        'We do not whiten for anyone under 18, and we advise waiting during pregnancy and breastfeeding. Anybody allergic to the gel, whether to peroxide or to another ingredient, cannot have whitening. Decay and gum disease are treated first. If you have crowns, veneers or white fillings at the front, we talk about colour matching before you start.',
    },
  ],
  closing: {
    title: 'Start with a check and a shade',
    text: 'Book an appointment and we will examine your mouth, record your shade and tell you which option is likely to work. You have the price in writing before you begin.',
    actions: [
      { label: 'Book Appointment', to: '/#booking' },
      { label: 'More cosmetic dentistry', to: '/services/cosmetic-dentistry' },
    ],
  },
  procedure: {
    name: 'Teeth whitening',
    procedureType: 'NoninvasiveProcedure',
    bodyLocation: 'Teeth',
    preparation:
      'Dental examination to rule out decay and gum disease, and questions about allergies to the gel; toothpaste for sensitive teeth for two weeks before.',
    howPerformed:
      'A gel with 0.1-6 % hydrogen peroxide, or an agent that releases it, is applied in the practice or at home in made-to-measure trays.',
    followup: `Shade review at the end; the effect lasts ${lasts} and can be topped up with the same trays.`,
    keywords: [
      'teeth whitening Yorkshire',
      'in-office teeth whitening',
      'take-home whitening kit',
      'whitening trays',
      'dentist whitening price',
    ],
  },
} as const satisfies TeethWhitening
