import type { NhsInformation } from './model/nhs-information.ts'

/**
 * The NHS Information page. Charges and the list of who does not pay stand in content/charges.ts;
 * phone numbers, addresses and portals come from content/practices.ts by the practice's name.
 */
export const nhsInformation = {
  backLabel: 'Back',
  hero: {
    eyebrow: 'NHS dental care in Bradford, Ripon and Leeds',
    title: 'NHS Information',
    lead: 'What NHS dental care costs, who does not pay, whom you will see and how to register. Bradford and Ripon accept new NHS patients. The NHS list in Leeds is full.',
    actions: [
      { label: 'How to register', to: '#register' },
      { label: 'NHS charges', to: '#charges' },
    ],
  },
  therapists: {
    title: 'Whom you will see',
    intro:
      'Routine NHS care with us is given by dental therapists. They are registered with the General Dental Council, may examine you and plan treatment within their training, and work closely with our dentists.',
    canTitle: 'Dental therapists can',
    can: [
      'Examine your teeth and gums and take X-rays',
      'Do fillings in adult and baby teeth',
      'Scale, polish and treat gum disease',
      'Take out baby teeth and treat their nerves',
      'Seal grooves and paint on fluoride',
      'Advise on cleaning, diet and stopping smoking',
    ],
    cannotTitle: 'A dentist is needed for',
    cannot: [
      'Root canal treatment in adult teeth',
      'Taking out adult teeth',
      'Crowns, bridges, veneers and dentures',
      'Implants and other surgery',
    ],
    optionsTitle: 'If you need work outside their scope, you choose',
    options: [
      {
        title: 'Wait for an NHS place with a dentist',
        description:
          'We add you to the waiting list for NHS treatment with one of our dentists and tell you how long it is likely to take.',
      },
      {
        title: 'Private treatment in-house',
        description:
          'One of our dentists treats you privately, usually sooner, with a written estimate first.',
      },
      {
        title: 'NHS treatment elsewhere',
        description:
          'You look for another NHS practice. We pass on your X-rays and notes when you ask us to.',
      },
    ],
  },
  chargesHeading: {
    title: 'NHS charges',
    intro:
      'There are three bands and one charge for emergencies. Which one you pay depends on what you need, not on how many visits it takes.',
  },
  freeCareHeading: {
    title: 'Who does not pay',
    intro:
      'Bring proof to your first appointment. Without it we may have to ask you to pay and claim the money back.',
  },
  comparison: {
    title: 'NHS or private?',
    intro:
      'Both are proper dentistry, under the same law and the same hygiene rules. You may choose one, the other, or a mixture, and change your mind later.',
    columns: ['What matters to you', 'NHS', 'Private'],
    rows: [
      {
        topic: 'What it is for',
        nhs: 'All treatment that is clinically needed to keep your mouth healthy and free of pain',
        private: 'The same, and treatment you choose for looks or convenience',
      },
      {
        topic: 'Cost',
        nhs: 'One of the fixed charges above, or free if you qualify',
        private: 'Set by the practice; written estimate before treatment',
      },
      {
        topic: 'Whom you see',
        nhs: 'A dental therapist for routine care; a dentist for work outside their scope, when a place is free',
        private: 'A dentist, therapist or hygienist, according to the treatment',
      },
      {
        topic: 'Check-up and X-rays',
        nhs: 'Included in Band 1; the interval follows your risk',
        private: 'Available; you may come more often if you wish',
      },
      {
        topic: 'Hygiene visits',
        nhs: 'Included when your gums need treatment',
        private: 'Also when you simply want your teeth cleaned and polished',
      },
      {
        topic: 'Materials',
        nhs: 'Safe and durable; silver fillings and metal crowns are usual on back teeth',
        private: 'A wider choice, such as white fillings on back teeth',
      },
      {
        topic: 'Whitening, veneers for looks',
        nhs: 'Not available',
        private: 'Available to adults after an examination',
      },
      {
        topic: 'Implants',
        nhs: 'Only in special medical cases, in hospital',
        private: 'Available after a consultation and scan',
      },
      {
        topic: 'Straightening teeth',
        nhs: 'For under-18s with a clinical need, by referral',
        private: 'Clear aligners for adults and teenagers',
      },
      {
        topic: 'Time to an appointment',
        nhs: 'Depends on places; urgent problems come first',
        private: 'Usually sooner, with more choice of times',
      },
      {
        topic: 'If something goes wrong',
        nhs: 'Our complaints procedure, then the integrated care board and the Ombudsman',
        private: 'Our complaints procedure, then the Dental Complaints Service',
      },
    ],
  },
  registerHeading: {
    title: 'Register at a practice',
    intro:
      "Registration opens on the practice's own patient portal in a new tab. You can also ring and we do it together.",
  },
  registrations: [
    {
      practice: 'bradford',
      status: 'Accepting new NHS patients',
      note: 'Adults and children are welcome. Tell us if you need step-free access or an interpreter.',
      actions: [
        { label: 'Register in Bradford', portal: 'bradford' },
        { label: 'Call Bradford', call: 'bradford' },
        { label: 'NHS care in Bradford', to: '/locations/nhs-bradford-dentist' },
      ],
    },
    {
      practice: 'ripon',
      status: 'Accepting new NHS patients',
      note: 'Adults and children are welcome. NHS availability for complex treatment is limited; please ask before you register.',
      actions: [
        { label: 'Register in Ripon', portal: 'ripon' },
        { label: 'Call Ripon', call: 'ripon' },
        { label: 'NHS care in Ripon', to: '/locations/nhs-ripon-dentist' },
      ],
    },
    {
      practice: 'leeds',
      status: 'NHS list currently full',
      note: 'We cannot take new NHS patients in Leeds at present. Existing NHS patients are seen as usual, and private care is available.',
      actions: [
        { label: 'Call for Private Care', call: 'leeds' },
        { label: 'NHS and private care in Leeds', to: '/locations/nhs-leeds-dentist' },
      ],
    },
  ],
  howToHeading: {
    title: 'How to register',
    intro:
      'It takes about ten minutes. You do not have to live in the town, and you need no proof of address.',
  },
  steps: [
    {
      title: 'Choose Bradford or Ripon',
      description:
        'Pick the practice that you can reach most easily. Every member of a family is registered separately, children too.',
    },
    {
      title: 'Give us your details',
      description:
        'Name, date of birth, address, phone number, medicines and illnesses. If you do not pay, have your proof to hand.',
    },
    {
      title: 'Get your first appointment',
      description:
        'We offer you an examination with a dental therapist. If you are in pain, tell us: urgent problems are not left to wait in the queue.',
    },
    {
      title: 'Keep your place',
      description:
        'Come to your appointments or tell us in time. Patients who do not come for a long while may have to register again.',
    },
  ],
  closing: {
    title: 'In pain and without a dentist?',
    text: 'You need not be registered to be helped. Call one of our practices, or NHS 111 at any time of day or night; the call is free.',
    actions: [
      { label: 'Emergency dentist', to: '/emergency-dentist' },
      { label: 'See all FAQs', to: '/#faq' },
    ],
  },
} as const satisfies NhsInformation
