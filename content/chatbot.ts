import type { Chatbot } from './model/chatbot.ts'

/** Words of the dangers below. Capitals, apostrophes and one wrong letter in a long word do not matter. */
const cannot = [
  ...['cant', 'cannot', 'can not', 'couldnt', 'could not', 'unable', 'barely', 'hardly', 'hard to'],
  ...['difficult', 'difficulty', 'trouble', 'struggle', 'struggling', 'problems'],
]
const swelling = [
  ...['swollen', 'swelling', 'swelled', 'swell', 'swole', 'puffy', 'puffed', 'puffing', 'bulging'],
  ...['blown up', 'blew up', 'balloon', 'ballooned', 'lump', 'twice the size'],
]
const bleeding = ['bleeding', 'bleed', 'bled', 'blood', 'haemorrhage', 'hemorrhage']
const blow = [
  ...[
    'hit',
    'punched',
    'kicked',
    'smashed',
    'bashed',
    'banged',
    'whacked',
    'elbowed',
    'headbutted',
  ],
  ...['accident', 'crash', 'injured', 'injury', 'tripped', 'fell on', 'fell over', 'fell off'],
  ...['fell down', 'fallen', 'had a fall', 'assaulted', 'attacked'],
]

/**
 * The words of the assistant in the corner of the page. It answers from these topics, from faq.ts
 * and from practices.ts, and sends nothing anywhere. A topic's `facts` are added under its answer.
 */
export const chatbot = {
  openLabel: 'Ask a question',
  closeLabel: 'Close the assistant',
  title: 'How can we help?',
  loadingText: 'Fetching the answers',
  failedText: 'The answers could not be fetched. Please check your connection, or call a practice.',
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
      'Call 999 or go to A&E now if you find it hard to breathe, swallow or open your mouth, if swelling spreads towards your eye or neck, if bleeding will not stop, or after a heavy blow to the head or jaw. Otherwise call a practice now; emergency care is available 24/7. The emergency page tells you what to do until you are seen.',
    callFirst: { label: 'Call 999', phone: '999' },
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
      'killing me',
      'infected',
      'infection',
      'tooth came out',
      'tooth has come out',
      'tooth pushed',
      'been pushed',
      'swallowed a',
      'swallowed my',
      'emergency',
      'urgent',
    ],
    dangers: [
      [
        [
          'toothache',
          'agony',
          'throbbing',
          'abscess',
          'pus',
          'puss',
          'sepsis',
          'emergency',
          'emergencies',
        ],
      ],
      [
        [
          'urgent',
          'urgently',
          'lockjaw',
          'trismus',
          'choking',
          'choke',
          'suffocating',
          'gasping',
          'wheezing',
        ],
      ],
      [['unconscious', 'collapsed', 'anaphylaxis', 'anaphylactic', 'allergic reaction']],
      [['passed out', 'blacked out', 'fainted', 'seizure', 'chest pain', 'having a stroke']],
      [['overdose', 'overdosed']],
      [
        ['too many', 'too much'],
        ['painkillers', 'tablets', 'pills'],
      ],
      [
        ['face', 'mouth'],
        ['drooping', 'droops', 'drooped', 'numb on one side', 'paralysed'],
      ],
      // Breathing and swallowing. "Breath" alone is mostly bad breath.
      [
        ['breathe', 'breathing', 'swallow', 'swallowing'],
        [...cannot, 'not', 'stopped', 'stops'],
      ],
      [
        ['swallow', 'swallowing'],
        ['hurts', 'pain', 'painful', 'sore'],
      ],
      [['cant breath', 'cannot breath', 'can not breath', 'to breath', 'my breath back']],
      [['short of breath', 'out of breath', 'catch my breath', 'get my breath', 'for breath']],
      [
        ['throat', 'airway'],
        ['closing', 'tight', 'blocked', 'stuck'],
      ],
      [['speak', 'talk'], cannot, ['mouth', 'tongue', 'jaw', 'face', 'throat', 'tooth']],
      // Swelling
      [
        swelling,
        [
          ...['face', 'facial', 'cheek', 'jaw', 'neck', 'throat', 'tongue', 'mouth', 'lip', 'eye'],
          ...['chin', 'head', 'glands'],
        ],
      ],
      [
        ['huge', 'bigger', 'fat'],
        ['cheek', 'face', 'jaw', 'neck', 'tongue'],
      ],
      [
        ['infection', 'swelling', 'redness'],
        ['spreading', 'spread', 'spreads'],
      ],
      [['eye'], ['cant open', 'cannot open', 'can not open', 'closing', 'closed up']],
      // Jaw and mouth
      [
        ['jaw'],
        [
          ...['locked', 'locks', 'lock', 'stuck', 'seized', 'clamped', 'dislocated', 'broken'],
          ...['broke', 'fractured', 'cracked', 'out of place', 'popped out', 'shut'],
        ],
      ],
      [['mouth', 'jaw'], ['open', 'close', 'shut'], cannot],
      [['mouth wont', 'mouth will not', 'jaw wont', 'jaw will not', 'jaw doesnt']],
      // Bleeding
      [['blood'], ['wont stop', 'not stop', 'cant stop', 'cannot stop', 'keeps coming']],
      [
        ['bleeding', 'bleed', 'bled', 'haemorrhage', 'hemorrhage'],
        ['stop', 'stopping', 'stopped', 'clot', 'clotting'],
        [
          ...['wont', 'not', 'cant', 'cannot', 'doesnt', 'didnt', 'hasnt', 'isnt', 'never', 'non'],
          ...['unable', 'nothing'],
        ],
      ],
      [
        bleeding,
        [
          ...['nonstop', 'hours', 'all night', 'all day', 'heavy', 'heavily', 'badly', 'profusely'],
          ...['a lot', 'lots of', 'loads', 'so much', 'pouring', 'gushing', 'dripping', 'soaked'],
          ...[
            'everywhere',
            'still bleeding',
            'still bled',
            'keeps bleeding',
            'vomiting',
            'coughing',
            'keeps filling',
            'full of',
            'mouthful',
          ],
          ...['spitting', 'choking', 'after extraction', 'tongue', 'uncontrollably'],
        ],
      ],
      [
        ['bit', 'bitten', 'cut', 'split', 'went'],
        ['tongue', 'lip'],
        ['badly', 'open', 'deep', 'through', 'half', 'hole'],
      ],
      [['it wont stop', 'it will not stop', 'it doesnt stop', 'it does not stop']],
      // Blows and falls
      [
        ['knocked', 'knocking', 'kicked'],
        ['tooth', 'teeth', 'out', 'jaw', 'mouth'],
      ],
      [blow, ['jaw', 'face', 'mouth', 'chin', 'tooth', 'teeth', 'head', 'lip', 'tongue']],
      // Infection that has left the tooth
      [
        [
          'fever',
          'feverish',
          'a temperature',
          'high temperature',
          'shivering',
          'shivers',
          'chills',
        ],
        ['tooth', 'teeth', 'gum', 'jaw', 'face', 'mouth', 'infection', 'swelling', 'extraction'],
      ],
    ],
    harmless: [
      ...['no pain', 'not in pain', 'not painful', 'pain free', 'not hurting', 'doesnt hurt'],
      ...['does not hurt', 'will hurt', 'might hurt', 'would hurt', 'going to hurt', 'be painful'],
      ...['afraid of pain', 'scared of pain', 'fear of pain', 'frightened of pain', 'pain relief'],
      ...['not urgent', 'not an emergency', 'no emergency', 'no swelling', 'not swollen'],
      ...['no bleeding', 'not bleeding', 'bleeding gums', 'gums bleeding'],
    ],
    lookAlikes: ['picked', 'licked', 'looked', 'cooking', 'joking', 'basket', 'dashed', 'booked'],
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
