import type { Emergency } from './model/emergency.ts'
import { withPrintedPhones } from './model/uk-phone.ts'

/**
 * The emergency page. The advice follows NHS guidance: have a dentist read every change to it.
 * Phone numbers and addresses come from content/practices.ts, the charge from content/charges.ts.
 */
export const emergency = withPrintedPhones({
  alertBar: { text: 'Dental emergency? Call now', practice: 'bradford' },
  offline: {
    title: 'You are offline, or our website cannot be reached.',
    text: 'This is the copy saved on your device. The phone numbers work without internet.',
  },
  hero: {
    eyebrow: 'Emergency care 24/7 at three locations',
    title: 'Emergency Dentist',
    lead: 'In pain, swollen, bleeding or with a broken tooth? Call first, at any time. Tell us what happened, and do what your card below says until you are seen. You need not be our patient.',
    image: {
      src: 'emergency',
      alt: 'A cracked tooth on a peach stand with an ice pack, ice cubes and two lightning bolts.',
    },
    actions: [
      { label: 'Call Bradford', call: 'bradford' },
      { label: 'Call Ripon', call: 'ripon' },
      { label: 'Call Leeds', call: 'leeds' },
    ],
  },
  lifeThreatening: {
    title: 'Call 999 or go to A&E now if you have',
    text: 'Do not drive yourself, and do not wait for a dentist to call back.',
    callLabel: 'Call 999',
    signs: [
      'trouble breathing, swallowing or speaking',
      'swelling that spreads to the eye, the neck or under the tongue',
      'heavy bleeding that does not stop with pressure',
      'a blow to the head or face with fainting, vomiting or double vision',
      'a jaw that may be broken, or a mouth you can hardly open',
    ],
  },
  cardsHeading: {
    title: 'What has happened?',
    intro: 'Find your card. Each tells you what to do in the next few minutes.',
  },
  whatToDoLabel: 'What to do',
  cards: [
    {
      icon: 'tooth-damaged',
      title: 'Severe tooth pain',
      urgency: 'Call today',
      signs: 'Throbbing, pain that keeps you awake, or pain when you bite.',
      whatToDo: [
        'Take paracetamol or ibuprofen, if they are safe for you, and follow the packet. Aspirin is not for anybody under 16.',
        'Rinse with warm salty water (not for small children, who may swallow it), and floss gently in case food is stuck.',
        'Hold something cold against your cheek. Avoid very hot, cold and sweet things.',
        'Never put aspirin on the gum; it burns.',
        'Then call us.',
      ],
      goNow: 'With fever or swelling, read the card on dental abscess.',
    },
    {
      icon: 'timer',
      title: 'Knocked-out tooth',
      urgency: 'Be here within an hour',
      signs: 'An adult tooth has come out whole. Every minute counts.',
      whatToDo: [
        'Pick it up by the crown, the white part. Do not touch or scrub the root.',
        'If it is dirty, rinse it for a few seconds in milk or saline.',
        'Push it gently back into its hole the right way round and bite on a clean cloth.',
        'If you cannot, keep it in milk, or in saliva.',
        'Never put a baby tooth back; call us and bring the child.',
      ],
      goNow: 'After a blow to the head, go to A&E first and take the tooth in milk.',
    },
    {
      icon: 'tooth-crack',
      title: 'Broken/chipped tooth',
      urgency: 'Today if it hurts',
      signs: 'A piece is missing, the edge is sharp, or the tooth hurts with cold air.',
      whatToDo: [
        'Rinse with warm water, find the piece if you can and bring it in milk.',
        'Cover a sharp edge with sugar-free chewing gum or dental wax.',
        'Eat soft food on the other side.',
        'A small chip without pain can wait a few days. If it hurts, if you see pink or red inside, or if the tooth is loose, call us today.',
      ],
      goNow: 'If a piece may have been breathed in and you cough or wheeze, go to A&E.',
    },
    {
      icon: 'tooth-gum-inflammation',
      title: 'Dental abscess',
      urgency: 'Call at once',
      signs: 'A swelling or pimple on the gum, a bad taste, a swollen face, fever.',
      whatToDo: [
        'Call us at once: an abscess does not go away by itself.',
        'Take paracetamol or ibuprofen, if they are safe for you, and follow the packet. Aspirin is not for anybody under 16.',
        'Rinse with warm salty water (not for small children, who may swallow it).',
        'Keep drinking, and sleep with your head raised.',
        'Do not squeeze it or put heat on it.',
        'Antibiotics alone rarely cure it; the tooth needs treatment.',
      ],
      goNow:
        'Swelling towards the eye or neck, trouble swallowing or breathing, or a high fever with shivering: 999 or A&E.',
    },
    {
      icon: 'tooth-crown',
      title: 'Lost filling/crown',
      urgency: 'In a day or two',
      signs: 'A hole, a rough edge or sensitivity, often without much pain.',
      whatToDo: [
        'Keep the crown and bring it.',
        'Clean the tooth gently and chew on the other side.',
        'A temporary filling kit from a pharmacy can cover the hole for a few days. Do not use household glue.',
        'Call us in the next day or two, sooner if it hurts.',
      ],
      goNow: 'If you have swallowed it, it usually passes. If you cough or wheeze, go to A&E.',
    },
    {
      icon: 'blood-drop',
      title: 'Oral bleeding',
      urgency: 'Press, then call',
      signs: 'Bleeding after an extraction or from a cut to lip, tongue or gum.',
      whatToDo: [
        'Sit up. Fold a clean, damp cloth or gauze, put it on the spot and bite or press firmly for 20 minutes without looking.',
        'Do not rinse, spit, smoke or drink anything hot.',
        'If it still bleeds, press for another 20 minutes and call us.',
        'Tell us if you take blood thinners; do not stop them yourself.',
      ],
      goNow: 'Bleeding that is heavy or will not stop after that: A&E, or 999 if you feel faint.',
    },
  ],
  clinicsHeading: {
    title: 'Call the practice nearest to you',
    intro:
      'Emergency care 24/7 at three locations. Please call before you set out, so that somebody is ready for you.',
  },
  clinics: [
    {
      practice: 'bradford',
      note: 'Step-free entrance and a surgery on the ground floor.',
      sample: true,
    },
    {
      practice: 'ripon',
      note: 'Parking behind the building, close to the Cathedral.',
      sample: true,
    },
    {
      practice: 'leeds',
      note: 'Emergencies are seen although the NHS list is full. Ask about the cost when you call.',
    },
  ],
  callLabel: 'Call Now',
  directionsLabel: 'Get Directions',
  stepsHeading: {
    title: 'What happens when you come',
    intro: 'An emergency visit has one aim: to make you safe and comfortable today.',
  },
  steps: [
    {
      title: 'Immediate assessment',
      description:
        'We ask what happened, check your medicines and allergies, look, and take an X-ray if we need one.',
    },
    {
      title: 'Pain relief priority',
      description:
        'We numb the area before anything else and wait until it works. You decide when we go on.',
    },
    {
      title: 'Emergency treatment',
      description:
        'We stop the cause: drain an infection, cover a nerve, put back a tooth, smooth an edge, stop bleeding. We tell you the cost first.',
    },
    {
      title: 'Follow-up care',
      description:
        'You leave with written advice, a number to call, and a date for finishing the treatment, here or with your own dentist.',
    },
  ],
  costNote:
    'NHS emergency treatment has one charge, and it is free if you do not pay for NHS care. We tell you the price of private emergency care on the phone.',
  outsideHelp: {
    title: 'Other help, day and night',
    items: [
      {
        phone: '111',
        when: 'NHS 111, by phone or at 111.nhs.uk: urgent dental advice when you cannot reach us or are away from home. Free, 24 hours.',
      },
      {
        phone: '999',
        when: 'Danger to life: trouble breathing, spreading swelling, bleeding that cannot be stopped, serious injury.',
      },
    ],
  },
  closing: {
    title: 'Do not sit it out',
    text: 'Dental pain rarely goes away for good by itself, and most emergencies are simpler to treat early. Call us now; a person will tell you what to do next.',
    actions: [
      { label: 'Call Bradford', call: 'bradford' },
      { label: 'Call Ripon', call: 'ripon' },
      { label: 'Call Leeds', call: 'leeds' },
    ],
  },
} as const satisfies Emergency)
