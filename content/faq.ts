import type { FaqItem, FaqSection } from './model/faq.ts'

/**
 * Questions and answers on the home page, in order. The assistant answers from the same list,
 * with the help of the keywords, and search engines are given the same words.
 */
export const faq = [
  {
    id: 'emergency',
    question: 'I am in pain now. What should I do?',
    answer:
      'Call us. Emergency care is available 24/7 at our three locations, and people in pain come first. Take paracetamol or ibuprofen, if they are safe for you, and follow the packet; aspirin is not for anybody under 16. Hold something cold against your cheek. If you find it hard to breathe, swallow or open your mouth, if swelling spreads towards your eye or neck, or if bleeding will not stop, call 999 or go to A&E. Our emergency page tells you what to do until you are seen.',
    link: { label: 'Emergency care: what to do now', to: '/emergency-dentist' },
    keywords: ['pain', 'toothache', 'urgent', 'emergency', 'swelling', 'abscess', 'broken'],
  },
  {
    id: 'nhs-patients',
    question: 'Are you taking on new NHS patients?',
    answer:
      'Yes, in Bradford and Ripon, adults and children. Ripon has limited NHS availability for complex treatment, and will tell you before you start. The NHS list in Leeds is full at the moment, but private appointments are available there, and everybody already on that list is still seen as usual. You do not have to live near a practice to register with it.',
    link: { label: 'NHS information', to: '/nhs-information' },
    keywords: ['nhs', 'accepting', 'new patients', 'list', 'waiting list'],
  },
  {
    id: 'register-and-book',
    question: 'How do I register, book or change an appointment?',
    answer:
      'Press the button of your practice in the booking section. It opens the patient portal, where you register once and then choose a time. If you would rather talk to somebody, call and we will do it with you. To change or cancel, use the portal or ring us as early as you can, so that somebody else can have the time. The notice we ask for is in our terms.',
    link: { label: 'Appointment policy', to: '/terms-of-service' },
    keywords: ['register', 'book', 'appointment', 'cancel', 'change', 'move', 'portal', 'online'],
  },
  {
    id: 'opening-hours',
    question: 'When are you open?',
    answer:
      'Our usual hours are Mon-Fri 9am-5pm and Saturday mornings. Each practice closes for lunch at its own time, Leeds finishes a little earlier, and Saturdays vary, so please look at the contact cards or call before you set out on a Saturday. In an emergency you can reach us at any hour.',
    link: { label: 'Hours of each practice', to: '#contact' },
    keywords: ['open', 'hours', 'times', 'closed', 'saturday', 'sunday', 'weekend', 'lunch'],
  },
  {
    id: 'nervous',
    question: 'I am frightened of the dentist. Can you help?',
    answer:
      'Yes. Tell us when you book, in as many or as few words as you like. The first visit can be a talk with nothing in your mouth. We agree a stop signal and we obey it. You can bring somebody, listen to music, have the first slot of the day or a longer one, and ask for everything or nothing to be explained. Nobody will tell you off, however long it has been.',
    keywords: ['nervous', 'afraid', 'scared', 'anxious', 'anxiety', 'fear', 'frightened', 'phobia'],
  },
  {
    id: 'nhs-therapists',
    question: 'Who will I see for NHS treatment?',
    answer:
      'Usually a dental therapist. Therapists are trained and registered to examine you, take X-rays, place fillings, treat gums and look after children. If you need something outside their scope, you can wait for an NHS place with a dentist, have it done privately with us, or have NHS treatment elsewhere. We explain the three options and what each would cost, and the choice is yours.',
    keywords: ['therapist', 'who', 'dentist', 'scope', 'see'],
  },
  {
    id: 'cost',
    question: 'What will it cost, and what if I am short of money?',
    answer:
      'NHS care has fixed charges in three bands, and it is free for children, during pregnancy and for a year after the birth, and for many people on low incomes. Private prices depend on the treatment. Either way you get the figure in writing before we start, and you can say no. If money is tight, tell us: we can often put the urgent part first and plan the rest.',
    link: { label: 'NHS charges and free treatment', to: '/nhs-information' },
    keywords: [
      'how much',
      'cost',
      'price',
      'charge',
      'pay',
      'money',
      'free',
      'expensive',
      'band',
      'fee',
    ],
  },
  {
    id: 'how-long',
    question: 'How long does an appointment take?',
    answer:
      'Cleanings usually take 30-60 min and fillings 30-90 min, depending on how many teeth are involved. A first check-up includes your medical history and often X-rays, so allow a little extra and bring a list of your medicines. If you have a bus to catch, a child to collect or work to go back to, say so at the desk and we will watch the clock.',
    keywords: ['long', 'minutes', 'duration', 'time', 'cleaning', 'filling'],
  },
  {
    id: 'numbness',
    question: 'Will it hurt, and how long will I be numb?',
    answer:
      'A numbing gel goes on before the injection, and we wait until it works and test before we start. You should feel pressure but nothing sharp; if you do, raise your hand and we stop. Numbness lasts 1-3 h. Until it has gone, do not eat anything you have to chew, be careful with hot drinks, and keep an eye on children, who may bite their lip.',
    keywords: ['hurt', 'numb', 'numbness', 'injection', 'needle', 'anaesthetic', 'painful'],
  },
  {
    id: 'check-up-interval',
    question: 'How often do I need a check-up?',
    answer:
      'It depends on your mouth. National guidance is every 3 months to 2 years for adults and at least once a year for under-18s. After each examination we tell you the interval we suggest and why. Do not wait for it if you notice bleeding gums, a loose tooth, or an ulcer or patch that has not healed after three weeks.',
    link: { label: 'About general dentistry', to: '/services/general-dentistry' },
    keywords: ['often', 'check-up', 'checkup', 'examination', 'recall', 'months'],
  },
  {
    id: 'children',
    question: 'When should my child first see you?',
    answer:
      'When the first tooth comes through, and before the first birthday if you can. The first visit is short and playful: we count teeth, look at how they are coming in and talk about brushing, bottles and dummies. NHS dental care for children is free. If your child will not open their mouth, that is fine too. We try again next time.',
    keywords: ['child', 'children', 'baby', 'kids', 'toddler', 'son', 'daughter', 'family'],
  },
  {
    id: 'access',
    question: 'I use a wheelchair, or need an interpreter. Can you see me?',
    answer:
      'Yes. Tell us what you need when you book, and we will say honestly which practice suits you and plan the visit around it: a step-free room, more time, a quiet start, large print, a British Sign Language or spoken-language interpreter, or your carer in the room. Interpreters take a few days to arrange, so earlier is better.',
    link: { label: 'Accessibility at each practice', to: '/accessibility' },
    keywords: [
      'wheelchair',
      'disability',
      'disabled',
      'access',
      'interpreter',
      'language',
      'deaf',
      'autism',
    ],
  },
] as const satisfies FaqItem[]

export const faqSection = {
  title: 'Questions people ask us',
  intro: 'No question is too small. These are the ones we hear most.',
  moreTitle: 'Is yours not here?',
  moreText: 'Ask the person on the phone, or write to your practice.',
  /** SPEC §2 */
  callLabel: 'Call Us Now',
  message: { label: 'Send a Message', to: '#contact' },
} as const satisfies FaqSection
