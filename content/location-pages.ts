import type { LocationPages } from './model/location-page.ts'

/**
 * The Bradford page and the three NHS pages. Each names its practice; address, phone, hours and
 * directions come from content/practices.ts, charges from content/charges.ts.
 * The contact details on the Bradford page are the placeholder contact of content/group.ts.
 *
 * `sample`: the texts speak of invented buildings, parking and walks. Read them again, and take
 * the mark away, once the practices' own details are in.
 */
export const locationPages = {
  'bradford-dentist': {
    practice: 'bradford',
    sample: true,
    hero: {
      eyebrow: 'NHS and private dentistry',
      title: 'Dentist in Bradford',
      lead: 'A friendly practice in the middle of the city, five minutes from the Interchange. Families, students, shift workers and people who have not seen a dentist for years are all welcome.',
      image: {
        src: 'practices/bradford',
        alt: "Clay-style model of a small dental practice in front of Bradford City Hall's clock tower and a mill chimney, with trees and a path.",
      },
      actions: [
        { label: 'Register & Book at Bradford', portal: 'bradford' },
        { label: 'Call Us Now', callPlaceholder: true },
      ],
    },
    reasonsHeading: {
      title: 'What our Bradford patients ask for',
      intro: 'And what we do about it.',
    },
    reasons: [
      {
        icon: 'bus',
        title: 'Easy to reach',
        description:
          'Trains, buses and city car parks are within a few minutes. You can come before a shift or between lectures.',
      },
      {
        icon: 'wheelchair',
        title: 'No stairs',
        description:
          'The entrance is step-free and one surgery is on the ground floor. Pushchairs and wheelchairs are no trouble.',
      },
      {
        icon: 'translate',
        title: 'In your language',
        description:
          'We can book an interpreter, for example for Urdu, Punjabi, Polish or sign language. Tell us when you make the appointment.',
      },
      {
        icon: 'heart',
        title: 'Time for nerves',
        description:
          'Frightened of needles, sounds or being judged? Say it on the phone. The first visit can be just a talk.',
      },
    ],
    servicesHeading: {
      title: 'Care under one roof',
      intro: 'NHS or private, for every age. Follow a link to read what happens and what it costs.',
    },
    services: [
      {
        icon: 'tooth-check-up',
        title: 'Check-ups and fillings',
        description:
          'Examinations, digital X-rays, fillings and repairs, explained before we begin.',
        link: { label: 'About general dentistry', to: '/services/general-dentistry' },
      },
      {
        icon: 'toothbrush',
        title: 'Hygiene and gum care',
        description:
          'Cleaning, gum treatment and a home routine that fits your hands and your day.',
        link: { label: 'Hygiene appointments', to: '/services/general-dentistry' },
      },
      {
        icon: 'face-happy',
        title: "Children's Dentistry",
        description:
          'From the first tooth. A ride in the chair, a count of the teeth, fluoride and praise.',
        link: { label: 'NHS care for children', to: '/locations/nhs-bradford-dentist' },
      },
      {
        icon: 'sparks',
        title: 'Cosmetic dentistry',
        description:
          'Whitening, bonding, veneers and Invisalign after an honest look at what suits you.',
        link: { label: 'About cosmetic dentistry', to: '/services/cosmetic-dentistry' },
      },
      {
        icon: 'tooth-implant',
        title: 'Missing teeth',
        description:
          'Bridges, dentures and implants compared side by side, with prices in writing.',
        link: { label: 'About dental implants', to: '/services/dental-implants' },
      },
      {
        icon: 'emergency-siren',
        title: 'Emergencies',
        description:
          'Pain, swelling, a broken or knocked-out tooth: ring at once, whether you are our patient or not.',
        link: { label: 'What to do now', to: '/emergency-dentist' },
      },
    ],
    visit: {
      title: 'Your first visit in Bradford',
      text: 'Allow about 40 minutes for the first appointment. There is a corner with books for children, and water for everybody.',
      steps: [
        {
          title: 'At reception',
          description:
            'Bring your medicines list and glasses. For free NHS care bring proof. We go through the forms together if you like.',
        },
        {
          title: 'In the surgery',
          description:
            'We ask what brings you, look at everything in peace, and show you what we see.',
        },
        {
          title: 'Before you go',
          description:
            'You have a plan, the price of each step and the next date, or simply a clean bill of health.',
        },
      ],
    },
    contactHeading: {
      title: 'Find us and reach us',
      intro: 'We close for lunch, so please ring a little before or after.',
    },
    questionsHeading: { title: 'Before you come' },
    questions: [
      {
        question: 'Are you taking new patients in Bradford?',
        answer:
          'Yes, NHS and private. Routine NHS care is with our dental therapists. Register through the portal or ring us.',
      },
      {
        question: 'Where can I park?',
        answer:
          'There are Blue Badge bays in front of the practice and a multi-storey car park on the corner. Ask reception about the reduced rate for patients.',
      },
      {
        question: 'Can my whole family come on one day?',
        answer:
          'Often, yes. Tell us how many you are and we try to place the appointments next to each other, children first.',
      },
    ],
    closing: {
      title: 'Come and meet us',
      text: 'Register online in a few minutes, or ring and let us do it for you.',
      actions: [
        { label: 'Register & Book at Bradford', portal: 'bradford' },
        { label: 'NHS dentist in Bradford', to: '/locations/nhs-bradford-dentist' },
      ],
    },
  },
  'nhs-bradford-dentist': {
    practice: 'bradford',
    sample: true,
    hero: {
      eyebrow: 'NHS dental care in Bradford',
      title: 'NHS Dentist in Bradford',
      lead: 'Looking for an NHS place in Bradford? We have them. Register yourself and your children now; nobody here will ask why it has been so long.',
      image: {
        src: 'interiors/bradford',
        alt: 'Illustrated reception with a curved mint desk, coloured pendant lamps, a wall-mounted tooth and leafy plants.',
      },
      actions: [
        { label: 'Call to register', call: 'bradford' },
        { label: 'Register online', portal: 'bradford' },
      ],
    },
    banner: {
      title: 'Our Bradford practice is accepting new NHS patients',
      text: 'Adults and children, from any part of the district. You do not need to live near the practice.',
    },
    benefitsHeading: {
      title: 'What an NHS place gives you',
      intro: 'More than a check-up when something hurts.',
    },
    benefits: [
      {
        icon: 'calendar-check',
        title: 'Regular check-ups',
        description:
          'A recall date that fits your risk, so that small holes are found while they are small.',
      },
      {
        icon: 'coins',
        title: 'Fixed charges',
        description:
          'You know the band before treatment starts. Free if you are under 18 or otherwise qualify.',
      },
      {
        icon: 'users',
        title: 'The whole family',
        description:
          'Parents, grandparents and children on one list, with neighbouring appointments when we can.',
      },
      {
        icon: 'translate',
        title: 'Interpreters at no cost',
        description:
          'Tell us your language when you ring. You need not bring a relative to translate.',
      },
    ],
    servicesHeading: {
      title: 'NHS services in Bradford',
      intro:
        'Routine care is given by our dental therapists, who are registered with the General Dental Council.',
    },
    services: [
      {
        icon: 'tooth-check-up',
        title: 'Examinations',
        description: 'Teeth, gums and mouth looked at carefully, with X-rays if they are needed.',
      },
      {
        icon: 'tooth-filling',
        title: 'Fillings',
        description:
          'Decay removed and the tooth rebuilt, with numbing that is given time to work.',
      },
      {
        icon: 'tooth-clean',
        title: 'Scale and polish',
        description: 'Hard plaque removed where your gums need it for health.',
      },
      {
        icon: 'tooth-gum-inflammation',
        title: 'Gum treatment',
        description: 'For bleeding, swollen or receding gums, with follow-up until they settle.',
      },
      {
        icon: 'face-happy',
        title: "Children's Dentistry",
        description:
          'Fluoride, fissure sealants and fillings, from the first tooth and always free.',
      },
      {
        icon: 'emergency-health',
        title: 'Urgent care',
        description: 'Pain, swelling or a broken tooth is seen as soon as we can fit you in.',
      },
    ],
    scopeNote: {
      title: 'When you need a dentist',
      text: "Adult root canal treatment, taking out adult teeth, crowns, bridges and dentures are outside a therapist's scope. We tell you at the examination, and you have three options:",
      options: [
        'Wait for an NHS place with one of our dentists',
        'Have private treatment here, with a written estimate first',
        'Have NHS treatment at another practice; we pass on your X-rays',
      ],
    },
    chargesHeading: {
      title: 'What you pay in Bradford',
      intro:
        'The same as everywhere in England. Ask us for the band at any time; we never mind the question.',
    },
    registerHeading: { title: 'Register in three steps' },
    registerSteps: [
      {
        title: 'Call or click',
        description:
          'Ring us with your name, date of birth and address, or fill in the form on the patient portal.',
      },
      {
        title: 'Tell us what matters',
        description:
          'Pain, pregnancy, fear, language, a wheelchair, night shifts: it helps us to choose the right appointment.',
      },
      {
        title: 'Come to your first examination',
        description:
          'Bring your medicines list and, if you do not pay, your proof. After that you are on our list.',
      },
    ],
    practiceHeading: {
      title: 'The practice',
      intro: 'In the city centre, close to trains and buses.',
    },
    closing: {
      title: 'Ready to register?',
      text: 'One call is enough. Have your date of birth and your medicines to hand.',
      actions: [
        { label: 'Call to register', call: 'bradford' },
        { label: 'NHS charges and free care', to: '/nhs-information' },
      ],
    },
  },
  'nhs-ripon-dentist': {
    practice: 'ripon',
    sample: true,
    hero: {
      eyebrow: 'NHS dental care in Ripon',
      title: 'NHS Dentist in Ripon',
      lead: 'A small, quiet practice two minutes from the Cathedral, caring for people from Ripon, Masham, Boroughbridge and the villages between. NHS check-ups and routine treatment without the drive to Harrogate or Leeds.',
      image: {
        src: 'practices/ripon',
        alt: 'Clay-style model of a small dental practice in front of the twin west towers of Ripon Cathedral, with trees and a path.',
      },
      actions: [
        { label: 'Call to register', call: 'ripon' },
        { label: 'Register online', portal: 'ripon' },
      ],
    },
    banner: {
      title: 'We are accepting new NHS patients in Ripon',
      text: 'Places are open for adults and children. NHS availability for complex treatment is limited, and we tell you so before you register.',
    },
    benefitsHeading: {
      title: 'Why people register here',
      intro: 'A country practice knows its patients by name.',
    },
    benefits: [
      {
        icon: 'leaf',
        title: 'Calm and unhurried',
        description:
          'A quiet waiting room and a steady team. Good for children, for nervous patients and for anyone who is hard of hearing.',
      },
      {
        icon: 'parking',
        title: 'Park behind the building',
        description:
          'Free patient parking, and the 36 bus stops five minutes away. Useful when you come from the Dales.',
      },
      {
        icon: 'shield-check',
        title: 'Prevention first',
        description:
          'Fluoride, diet advice and gum care at the right intervals, so that fewer teeth ever need complex treatment.',
      },
      {
        icon: 'receipt',
        title: 'No surprises on the bill',
        description:
          'NHS charges are explained at the desk and written on the plan. If you do not pay, we help with the form.',
      },
    ],
    servicesHeading: {
      title: 'What we do on the NHS in Ripon',
      intro: 'Our dental therapists look after routine care from examination to filling.',
    },
    services: [
      {
        icon: 'dental-mirror',
        title: 'Dental examinations',
        description:
          'A full look at mouth, teeth and gums, with a check for early signs of cancer.',
      },
      {
        icon: 'tooth-x-ray',
        title: 'X-rays',
        description: 'Taken only when they tell us something that we cannot see.',
      },
      {
        icon: 'tooth-filling',
        title: 'Fillings and repairs',
        description: 'Holes filled and chipped edges smoothed, with local anaesthetic when needed.',
      },
      {
        icon: 'interdental-brush',
        title: 'Gum care and cleaning',
        description: 'Scaling where your gums call for it, and a routine for home that works.',
      },
      {
        icon: 'tooth-fissure-sealing',
        title: "Children's prevention",
        description: 'Sealants, fluoride varnish twice a year and brushing lessons, free up to 18.',
      },
      {
        icon: 'emergency-health',
        title: 'Urgent appointments',
        description:
          'Ring early in the day if something hurts. We find out how urgent it is and act.',
      },
    ],
    scopeNote: {
      title: 'Limited NHS availability for complex treatment',
      text: 'Crowns, bridges, dentures, root canal treatment and the removal of adult teeth are done by a dentist, and NHS time for them is limited in Ripon. If you need one, we explain the wait, and you can choose:',
      options: [
        'To wait for an NHS appointment with a dentist',
        'Private treatment at this practice or at one of our others',
        'NHS treatment with another provider, with our referral notes',
      ],
    },
    chargesHeading: {
      title: 'NHS charges',
      intro: 'Set by the government for the whole of England. One charge per course of treatment.',
    },
    registerHeading: { title: 'How to become a patient in Ripon' },
    registerSteps: [
      {
        title: 'Ring the practice',
        description:
          'Somebody from our own reception answers. If you prefer, use the patient portal at any hour.',
      },
      {
        title: 'Ask about your treatment',
        description:
          'If you already know that you need a crown, a denture or root canal treatment, say so, and we tell you what is possible on the NHS at present.',
      },
      {
        title: 'Meet your therapist',
        description:
          'You get an examination, a plan and the charges in writing, and a date for your next visit.',
      },
    ],
    practiceHeading: {
      title: 'Visit us',
      intro: 'In the old town, a short walk from the market place.',
    },
    transportNote: {
      title: 'A little more time on Thursdays',
      text: 'Thursday is market day, and the old town fills up. If the yard behind the building is full, the Cathedral car park is two minutes away.',
    },
    closing: {
      title: 'A dentist close to home',
      text: 'Call the Ripon practice and we will register you, and your children with you.',
      actions: [
        { label: 'Call to register', call: 'ripon' },
        { label: 'Who gets free NHS care', to: '/nhs-information' },
      ],
    },
  },
  'nhs-leeds-dentist': {
    practice: 'leeds',
    sample: true,
    hero: {
      eyebrow: 'NHS and private dentistry in Leeds',
      title: 'NHS Dentist in Leeds',
      image: {
        src: 'practices/leeds',
        alt: 'Clay-style model of a small dental practice in front of the columns and domed clock tower of Leeds Town Hall, with trees and a path.',
      },
    },
    /** Shown while acceptingNhs in practices.ts is false. */
    whenFull: {
      lead: 'Our NHS list in Leeds is full, and we would rather tell you now than after a phone queue. If you are already our NHS patient, nothing changes. If you are new, you can come privately or register on the NHS in Bradford or Ripon.',
      actions: [{ label: 'Book Private Appointment', to: '#booking' }],
      banner: {
        title: 'NHS Patient List Currently Full',
        text: 'We cannot register new NHS patients in Leeds at present. Private appointments are available, usually within the week.',
      },
      servicesHeading: {
        title: 'NHS services for patients on our list',
        intro:
          'If you are registered here for NHS care, these eight services continue as usual. New patients can have them privately.',
      },
      elsewhere: {
        title: 'Still looking for an NHS place?',
        text: 'Our practices in Bradford and Ripon accept new NHS patients, and you need not live there. You can also search for other NHS dentists on the NHS website, or call NHS 111 if it is urgent.',
        links: [
          { label: 'NHS dentist in Bradford', to: '/locations/nhs-bradford-dentist' },
          { label: 'NHS dentist in Ripon', to: '/locations/nhs-ripon-dentist' },
        ],
      },
      closing: {
        title: 'Talk to the Leeds team',
        text: 'Ask about private care, your existing NHS place or an urgent problem. If we cannot help, we say who can.',
        actions: [{ label: 'Call the Leeds practice', call: 'leeds' }],
      },
    },
    /** Shown instead as soon as acceptingNhs is true. */
    whenOpen: {
      lead: 'There is room on our NHS list in Leeds again, for adults and for children. You do not need to live nearby, and registering takes a few minutes by phone or online.',
      actions: [
        { label: 'Call to register', call: 'leeds' },
        { label: 'Register online', portal: 'leeds' },
      ],
      banner: {
        title: 'We are accepting new NHS patients in Leeds',
        text: 'Routine NHS care is given by our dental therapists. Private appointments are available as well.',
      },
      servicesHeading: {
        title: 'What we do on the NHS in Leeds',
        intro: 'Eight services for everybody on our NHS list.',
      },
      registerHeading: {
        title: 'How to become an NHS patient in Leeds',
        intro: 'Three steps, and no form to print.',
      },
      registerSteps: [
        {
          title: 'Ring us or use the portal',
          description: 'Name, date of birth, address and the medicines you take are all we need.',
        },
        {
          title: 'Tell us whether you pay',
          description: 'Many people do not. If you have an exemption, bring the certificate.',
        },
        {
          title: 'Come for your examination',
          description: 'You get a plan, the NHS charge in writing and time for your questions.',
        },
      ],
      chargesHeading: {
        title: 'NHS charges',
        intro:
          'Set by the government for the whole of England. One charge per course of treatment.',
      },
      closing: {
        title: 'A place on our NHS list',
        text: 'Call the Leeds practice and we will register you, and your children with you.',
        actions: [
          { label: 'Call to register', call: 'leeds' },
          { label: 'Who gets free NHS care', to: '/nhs-information' },
        ],
      },
    },
    benefitsHeading: {
      title: 'What you can count on in Leeds',
      intro: 'For NHS patients on our list and for private patients alike.',
    },
    benefits: [
      {
        icon: 'location-pin',
        title: 'In the centre',
        description: 'Close to the Town Hall and ten minutes on foot from the station.',
      },
      {
        icon: 'scan-alt',
        title: 'Digital scanning',
        description:
          'An iTero scanner instead of a mouthful of putty for most crowns and aligners.',
      },
      {
        icon: 'invoice',
        title: 'Prices before treatment',
        description: 'A written estimate for private care; NHS bands for those on our NHS list.',
      },
      {
        icon: 'heart',
        title: 'Patience with fear',
        description: 'Longer appointments, a stop signal and no lectures.',
      },
    ],
    services: [
      {
        icon: 'tooth-check-up',
        title: 'Examinations',
        description: 'Check-ups with X-rays when needed, at intervals that suit your risk.',
      },
      {
        icon: 'emergency-siren',
        title: 'Emergency care',
        description: 'Pain, infection, bleeding and injuries seen quickly.',
      },
      {
        icon: 'tooth-filling',
        title: 'Fillings and restorations',
        description: 'Decayed, worn or broken teeth rebuilt to work again.',
      },
      {
        icon: 'dental-forceps',
        title: 'Extractions',
        description: 'When a tooth cannot be saved, gently and with aftercare.',
      },
      {
        icon: 'tooth-protection',
        title: 'Preventive care',
        description: 'Fluoride, sealants and early treatment before things hurt.',
      },
      {
        icon: 'chat-bubble-text',
        title: 'Oral health advice',
        description: 'Brushing, diet, dry mouth and help to stop smoking.',
      },
      {
        icon: 'tooth-clean',
        title: 'Hygiene',
        description: 'Scaling and gum treatment where your gums need it.',
      },
      {
        icon: 'face-happy',
        title: "Children's dentistry",
        description: 'Friendly check-ups that turn into good habits.',
      },
    ],
    practiceHeading: {
      title: 'Practice information',
      intro: 'Please note the lunch break when you plan a call.',
    },
    transportNote: {
      title: 'Come without the car if you can',
      text: 'The practice lies in the city centre and has no parking of its own at the door. Train, bus or a short walk are usually quicker than the search for a space. If you cannot walk far, ask your driver to set you down in front of the building and call us: we come out to meet you.',
    },
    bookingGuide: {
      title: 'Book a private appointment in three steps',
      intro:
        'You do not need to be registered, and you decide about treatment only after you have the price.',
      steps: [
        {
          title: 'Call to book',
          description:
            'Ring the Leeds practice and tell us what you need. In pain? Say so first, and we look for a time the same day.',
        },
        {
          title: 'Come for your examination',
          description:
            'We tell you the fee when you book. You see a dentist, have X-rays if they are needed, and ask whatever you like.',
        },
        {
          title: 'Take home a written estimate',
          description:
            'Options, prices and time for each. Think it over, and book treatment when you are ready.',
        },
      ],
      action: { label: 'Call to book', call: 'leeds' },
    },
  },
} as const satisfies LocationPages

export type LocationPageSlug = keyof typeof locationPages
