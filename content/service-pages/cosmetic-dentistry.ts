import type { ServicePage } from '../model/service-page.ts'
import { afterExamination, fillingTime } from './wording.ts'

/** The page Cosmetic Dentistry. A card names its cost: an NHS charge of content/charges.ts, a price of content/prices.ts, or words. */
export const cosmeticDentistry = {
  hero: {
    eyebrow: 'Private care',
    title: 'Cosmetic Dentistry',
    lead: 'Whitening, bonding, veneers and aligners for people who want to smile without thinking about it. We begin with healthy teeth, show you what is realistic, and choose the smallest change that does the job.',
    image: {
      src: 'services/cosmetic',
      alt: 'A bright tooth with yellow and coral sparkles on a peach stand.',
    },
    actions: [
      { label: 'Book Appointment', to: '/#booking' },
      { label: 'Call Us Now', callPlaceholder: true },
    ],
  },
  servicesHeading: {
    title: 'Ways to change a smile',
    intro:
      'Cosmetic treatment is private. Prices are a guide: your own estimate comes in writing after an examination, and nothing starts before you accept it.',
  },
  services: [
    {
      icon: 'sparks',
      title: 'Teeth Whitening',
      description:
        'A peroxide gel lightens the natural colour of your teeth without removing any of the tooth. It is for adults, is always prescribed by a dentist, and is not for anybody allergic to the gel.',
      features: [
        'In-office, take-home or both',
        'Trays made from a scan of your teeth',
        'Sensitivity advice before and after',
        'Fillings and crowns checked first, as they do not whiten',
      ],
      duration: '60-90 minutes, or 2-4 weeks at home',
      costs: [{ price: 'whiteningInOffice' }],
      link: { label: 'See the whitening options', to: '/services/teeth-whitening' },
    },
    {
      icon: 'tooth-veneer',
      title: 'Veneers',
      description:
        'Thin porcelain covers for the front of teeth that are worn, uneven or deeply stained. We usually remove a little enamel, so the decision is a lasting one.',
      features: [
        'A trial in temporary material before you commit',
        'Shade and shape chosen together',
        'Porcelain that resists stains',
        'Less drastic options shown beside it',
      ],
      duration: '2-3 visits over 3-4 weeks',
      costs: [{ price: 'veneers' }],
    },
    {
      icon: 'tooth-chipped',
      title: 'Composite Bonding',
      description:
        'Tooth-coloured resin is shaped by hand to close a small gap, mend a chip or lengthen a worn edge. Usually no drilling and no injection.',
      features: [
        'Little or no tooth removed',
        'Often finished in one visit',
        'Can be repaired and polished',
        'Likely to need touching up after some years',
      ],
      duration: '30-60 minutes per tooth',
      costs: [{ price: 'bonding' }],
    },
    {
      icon: 'tooth-braces',
      title: 'Invisalign',
      description:
        'A series of clear, removable aligners moves the teeth little by little. You take them out to eat and to brush, and wear them for 20-22 hours a day.',
      features: [
        'Digital scan instead of a mould',
        'A preview of the planned movement',
        'Reviews every 6-10 weeks',
        'Retainers to keep the result',
      ],
      duration: 'Often 6-18 months, longer for complex cases',
      costs: [{ text: afterExamination }],
    },
    {
      icon: 'tooth-filling',
      title: 'White Fillings',
      description:
        'Old silver fillings that need replacing can be rebuilt in a material that matches the tooth. A sound filling is best left alone, and we will tell you so.',
      features: [
        'Shade matched under daylight',
        'Bonded to the tooth in layers',
        'Local anaesthetic as for any filling',
        'Advice on which fillings are worth replacing',
      ],
      duration: fillingTime,
      costs: [{ text: afterExamination }],
    },
    {
      icon: 'face-smile',
      title: 'Smile Assessment',
      description:
        'An unhurried talk about what bothers you, with an examination, photographs and a scan. You leave with options in order of simplicity, each with its price.',
      features: [
        'What you like is noted as well as what you do not',
        'Gum and tooth health checked first',
        'Limits and upkeep explained',
        'No pressure to decide on the day',
      ],
      duration: '45 minutes',
      costs: [{ text: afterExamination }],
    },
  ],
  stats: [
    { label: 'Bonding', value: 'Often 1 visit' },
    { label: 'Veneers', value: '2-3 visits' },
    { label: 'Aligners worn each day', value: '20-22 h' },
    { label: 'Before any treatment', value: 'Written estimate' },
  ],
  expectHeading: {
    title: 'How a change begins',
    intro: 'Good cosmetic work is planned slowly and done once.',
  },
  steps: [
    {
      title: 'Tell us what you see',
      description:
        'Bring a photo if it helps. We ask what you would like to be different and how much upkeep you are happy with.',
    },
    {
      title: 'Health comes first',
      description:
        'Decay, gum disease and grinding are dealt with before any cosmetic treatment, because they decide how long it lasts.',
    },
    {
      title: 'Try it out',
      description:
        'Where we can, we show the plan on a scan or place a trial of the new shape, so that you can look in the mirror before you say yes.',
    },
    {
      title: 'Treatment and upkeep',
      description:
        'You get the result you approved, a date for review and clear advice: retainers, night guards, cleaning, and what food and drink to go easy on.',
    },
  ],
  goodToKnow: {
    title: 'Before you decide',
    points: [
      'Removing enamel cannot be undone. If whitening or bonding would please you as well as veneers, we say so.',
      'Results differ from person to person. The pictures on this site are illustrations, not promises.',
      'Nothing lasts for ever: bonding chips and stains, veneers may need replacing, and straightened teeth move back without a retainer.',
      'Cosmetic treatment is not paid for by the NHS unless there is a clinical reason for it.',
    ],
  },
  questionsHeading: { title: 'Questions people ask' },
  questions: [
    {
      question: 'Bonding or veneers?',
      answer:
        'Bonding adds material, costs less, can be repaired and usually leaves the tooth untouched, but it stains and chips sooner. Veneers hold their colour and shape longer, and usually need some enamel removed. For small changes we suggest bonding first.',
    },
    {
      question: 'Should I whiten before other treatment?',
      answer:
        'Yes, if you want whiter teeth at all. Crowns, veneers and fillings keep their colour, so we whiten first, wait about two weeks for the shade to settle, and then match the new work to it.',
    },
    {
      question: 'Can I have cosmetic treatment while pregnant?',
      answer:
        'We advise waiting with whitening and other cosmetic treatment until after pregnancy and breastfeeding. Check-ups, gum care and urgent treatment are safe and important, so please keep coming for those.',
    },
  ],
  contactHeading: {
    title: 'Talk it over first',
    intro: 'Ring or write with a question, however small it seems. A chat commits you to nothing.',
  },
  closing: {
    title: 'Thinking about a change?',
    text: 'Book a smile assessment at the practice that suits you. You will leave with options and prices in writing, and time to think.',
    actions: [
      { label: 'Book Appointment', to: '/#booking' },
      { label: 'Compare whitening options', to: '/services/teeth-whitening' },
    ],
  },
  procedure: {
    type: 'MedicalProcedure',
    name: 'Cosmetic dentistry',
    procedureType: 'NoninvasiveProcedure',
    bodyLocation: 'Front teeth',
    preparation:
      'An examination with photographs and a scan; decay and gum disease are treated before cosmetic work.',
    howPerformed:
      'The dentist lightens, reshapes, covers or aligns teeth with whitening gel, composite resin, porcelain veneers or clear aligners, according to a written plan.',
    followup:
      'A review after treatment, retainers or a night guard where needed, and polishing or repair at later check-ups.',
    keywords: [
      'cosmetic dentist Yorkshire',
      'veneers',
      'composite bonding',
      'teeth whitening',
      'Invisalign',
      'smile assessment',
    ],
  },
} as const satisfies ServicePage
