import type { ServicePage } from '../model/service-page.ts'
import { cleaningTime, fillingTime, numbnessTime, privateAfterExamination } from './wording.ts'

/** The page General Dentistry. A card names its cost: an NHS charge of content/charges.ts, a price of content/prices.ts, or words. */
export const generalDentistry = {
  hero: {
    eyebrow: 'NHS and private care',
    title: 'General Dentistry',
    lead: 'Check-ups, fillings, gum care and repairs for the whole family. We find small problems early, explain what we see in plain words, and tell you the cost before anything starts.',
    image: {
      src: 'services/general',
      alt: 'A dental mirror and a probe crossed on a mint stand.',
    },
    actions: [
      { label: 'Book Appointment', to: '/#booking' },
      { label: 'Call Us Now', callPlaceholder: true },
    ],
  },
  servicesHeading: {
    title: 'What we can do for you',
    intro:
      'NHS charges are set by the government and are the same at every NHS practice in England. Private prices depend on the tooth and the material, so we give you a written estimate after the examination.',
  },
  services: [
    {
      icon: 'tooth-check-up',
      title: 'Check-ups and X-rays',
      description:
        'We look at your teeth, gums, tongue and cheeks, check for early signs of mouth cancer, and take X-rays only when they would change what we advise.',
      features: [
        'Teeth, gums, bite and soft tissues checked',
        'Mouth cancer check at every examination',
        'Low-dose digital X-rays when needed',
        'A recall date that suits your own risk, from 3 to 24 months',
      ],
      duration: '20-30 minutes',
      costs: [{ nhsBand: 'band1' }, { text: privateAfterExamination }],
    },
    {
      icon: 'tooth-clean',
      title: 'Hygiene and gum care',
      description:
        'Bleeding gums are common and can nearly always be helped. We remove hardened plaque above and just below the gum line and show you how to keep it away.',
      features: [
        'Scale and polish with a hygienist or therapist',
        'Gum health measured and recorded',
        'Brushes and interdental sizes chosen with you',
        'Deeper cleaning under local anaesthetic if you need it',
      ],
      duration: cleaningTime,
      costs: [{ nhsBand: 'band1' }, { text: privateAfterExamination }],
    },
    {
      icon: 'tooth-filling',
      title: 'Fillings',
      description:
        'We remove the decay, keep as much healthy tooth as we can, and close the hole so that you can bite on it again. The tooth is numb before we begin.',
      features: [
        'Numbing gel before the injection',
        'Tooth-coloured or silver filling, explained beforehand',
        'A raised hand stops us at any moment',
        'Advice on why the hole came and how to prevent the next',
      ],
      duration: fillingTime,
      costs: [{ nhsBand: 'band2' }, { text: privateAfterExamination }],
    },
    {
      icon: 'tooth-root-canal',
      title: 'Root canal treatment',
      description:
        'When the nerve inside a tooth is infected, cleaning and sealing the root can save the tooth. With good numbing it should feel much like a long filling.',
      features: [
        'Deep numbing before we start',
        'Infected nerve removed and root sealed',
        'X-rays to check the length and the result',
        'Honest advice on whether a crown should follow',
      ],
      duration: '1-2 visits of 60-90 minutes',
      costs: [{ nhsBand: 'band2' }, { text: privateAfterExamination }],
    },
    {
      icon: 'tooth-extraction',
      title: 'Extractions',
      description:
        'We take a tooth out only when it cannot be saved or when it is harming its neighbours. You feel pushing, not sharp pain, and leave with written aftercare.',
      features: [
        'Alternatives discussed first',
        'Medicines such as blood thinners checked beforehand',
        'Gauze, aftercare sheet and a number to call',
        'Options for filling the gap, with costs',
      ],
      duration: '30-60 minutes',
      costs: [{ nhsBand: 'band2' }, { text: privateAfterExamination }],
    },
    {
      icon: 'tooth-crown',
      title: 'Crowns, bridges and dentures',
      description:
        'A crown holds a weak tooth together, a bridge fills a gap, a denture replaces several teeth. We show you models and say what each would feel like to wear.',
      features: [
        'Digital scans or gentle impressions',
        'Shade matched to your own teeth',
        'A temporary crown while you wait',
        'Dentures adjusted until they sit comfortably',
      ],
      duration: '2-5 visits',
      costs: [{ nhsBand: 'band3' }, { text: privateAfterExamination }],
    },
  ],
  stats: [
    { label: 'A cleaning takes', value: cleaningTime },
    { label: 'A filling takes', value: fillingTime },
    { label: 'Numbness wears off in', value: numbnessTime },
    { label: 'Time between check-ups', value: '3-24 months' },
  ],
  expectHeading: {
    title: 'What to expect at your first visit',
    intro: 'Nothing is treated on the first visit unless you are in pain or you ask us to.',
  },
  steps: [
    {
      title: 'We talk first',
      description:
        'You fill in a medical history, bring a list of your medicines, and tell us what worries you. If dentists frighten you, say so: we will book more time.',
    },
    {
      title: 'We look and explain',
      description:
        'The examination is gentle and takes a few minutes. We show you what we see on a screen or in a mirror and answer your questions.',
    },
    {
      title: 'You get a plan with prices',
      description:
        'If you need treatment you take home a written plan that separates NHS from private care. You can think it over before you agree.',
    },
    {
      title: 'We treat and check',
      description:
        'You are numb before we start and in control throughout. Afterwards we tell you how long the numbness lasts, what to eat and when to ring us.',
    },
  ],
  goodToKnow: {
    title: 'Good to know',
    points: [
      'Routine NHS care is given by our dental therapists. Root canal treatment, crowns, bridges, dentures and the removal of adult teeth are outside their scope; we explain your options before you decide.',
      'A filled tooth can be sensitive to cold for a week or two. Call us if it hurts to bite, if the pain grows, or if it keeps you awake.',
      'Do not eat on the numb side until the feeling is back, and watch children closely so that they do not chew their lip.',
      'Smoking after an extraction slows healing and makes a painful dry socket more likely. Leave at least 48 hours if you can.',
    ],
  },
  questionsHeading: { title: 'Questions people ask' },
  questions: [
    {
      question: 'How often should I have a check-up?',
      answer:
        'It depends on you. If your mouth is healthy, it may be once in up to two years; if you have gum disease, a dry mouth or new decay, every three to six months. Children come at least once a year. We agree the interval with you at the end of each check-up.',
    },
    {
      question: 'I have not been for years. Will you tell me off?',
      answer:
        'No. Many of our patients come back after a long break, often because of fear, cost or a hard time in life. We start from where you are, deal with pain first and agree a plan in steps that you can manage.',
    },
    {
      question: 'Will it hurt?',
      answer:
        'We use numbing gel and local anaesthetic, and wait until it works. You will feel touch and pressure but should not feel sharp pain. If you do, raise your hand and we stop and give you more.',
    },
    {
      question: 'Can I mix NHS and private treatment?',
      answer:
        'Yes. You can have, for example, an NHS check-up and choose private whitening. We write both on the plan, with separate costs, and you decide. We never make NHS care depend on buying private care.',
    },
  ],
  contactHeading: {
    title: 'Not sure what you need?',
    intro: 'Ring or write before you book. Nobody expects you to know the name of your treatment.',
  },
  closing: {
    title: 'Due a check-up?',
    text: 'Choose the practice nearest to you, or call and tell us what is wrong. If you are in pain today, say so and we will see you as an emergency.',
    actions: [
      { label: 'Book Appointment', to: '/#booking' },
      { label: 'In pain? Emergency help', to: '/emergency-dentist' },
    ],
  },
  procedure: {
    type: 'MedicalProcedure',
    name: 'General dentistry',
    procedureType: 'NoninvasiveProcedure',
    bodyLocation: 'Teeth and gums',
    preparation:
      'Bring a list of your medicines and, for NHS care, proof if you do not have to pay. Brush as usual and eat normally unless we have told you otherwise.',
    howPerformed:
      'The dentist or dental therapist examines the mouth, takes X-rays if needed, agrees a written plan and treats under local anaesthetic where treatment could hurt.',
    followup:
      'A recall interval of 3 to 24 months is agreed for adults, according to risk, with written aftercare for every treatment.',
    keywords: [
      'general dentist Yorkshire',
      'dental check-up',
      'NHS dental check-up',
      'fillings',
      'root canal treatment',
      'gum care',
    ],
  },
} as const satisfies ServicePage
