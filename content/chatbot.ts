import type { Chatbot } from './model/chatbot.ts'

/**
 * The words of the assistant in the corner of the page. It answers from these topics, from faq.ts
 * and from practices.ts, and sends nothing anywhere. A topic's `facts` are added under its answer.
 */
export const chatbot = {
  openLabel: 'Ask a question',
  closeLabel: 'Close the assistant',
  title: 'How can we help?',
  greeting:
    'Hello. I can look up hours, phone numbers, NHS places and answers to common questions. If you are in pain, start with the first button.',
  privacyNote:
    'I am a search through this website, not a person. What you type stays on your device. I cannot give medical advice.',
  topicsLabel: 'Quick topics',
  inputLabel: 'Your question',
  inputHint: 'For example: are you open on Saturday?',
  askLabel: 'Ask',
  you: 'You asked',
  assistant: 'Answer',
  emergency: {
    label: 'I am in pain or it is an emergency',
    answer:
      'Please call a practice now; emergency care is available 24/7. If swelling makes it hard to breathe or swallow, or bleeding will not stop, call 999 or go to A&E. The emergency page tells you what to do until you are seen.',
    facts: 'phones',
    link: { label: 'Emergency care: what to do now', to: '/emergency-dentist' },
    keywords: [
      'pain',
      'painful',
      'ache',
      'aching',
      'toothache',
      'hurts',
      'hurting',
      'agony',
      'throbbing',
      'swollen',
      'swelling',
      'abscess',
      'pus',
      'infection',
      'bleeding',
      'knocked out',
      'knocked',
      'broken',
      'broke',
      'chipped',
      'cracked',
      'fell out',
      'lost filling',
      'lost crown',
      'emergency',
      'urgent',
    ],
  },
  topics: [
    {
      label: 'Opening hours',
      answer: 'These are the opening hours of our three practices.',
      facts: 'hours',
      keywords: ['open', 'opening', 'hours', 'closed', 'lunch', 'saturday', 'sunday', 'today'],
    },
    {
      label: 'Phone numbers',
      answer: 'Press a number to call.',
      facts: 'phones',
      keywords: ['phone', 'telephone', 'call', 'number', 'ring', 'contact', 'speak'],
    },
    {
      label: 'NHS places',
      answer: 'This is where we accept new NHS patients at the moment.',
      facts: 'nhsStatus',
      link: { label: 'NHS information', to: '/nhs-information' },
      keywords: ['nhs', 'accepting', 'places', 'list'],
    },
    {
      label: 'Register and book',
      answer: "Booking happens in each practice's patient portal, which opens in a new tab.",
      facts: 'portals',
      keywords: ['book', 'booking', 'register', 'appointment', 'portal', 'sign up'],
    },
  ],
  unknownAnswer:
    "I don't know the answer to that. Please call us and ask; somebody at the practice will know, or will find out.",
} as const satisfies Chatbot
