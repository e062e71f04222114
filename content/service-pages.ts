import type { ServicePages } from './model/service-page.ts'

/**
 * The pages General Dentistry, Cosmetic Dentistry and Dental Implants.
 * A card names its cost: an NHS charge of content/charges.ts, a price of content/prices.ts, or words.
 * The phone number, address and e-mail on these pages are the placeholder contact of content/group.ts.
 */

const cleaningTime = '30-60 min'
const fillingTime = '30-90 min'
const numbnessTime = '1-3 h'
const implantHealing = '3-6 months'
const afterExamination = 'Price after examination'
const privateAfterExamination = 'Private: price after examination'

export const servicePages = {
  'general-dentistry': {
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
  },
  'cosmetic-dentistry': {
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
          'A peroxide gel lightens the natural colour of your teeth without removing any of the tooth. It is for adults and is always prescribed by a dentist.',
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
  },
  'dental-implants': {
    hero: {
      eyebrow: 'Private care',
      title: 'Dental Implants',
      lead: 'A fixed way to replace one tooth, several or all of them. A small titanium post takes the place of the root, heals into the bone, and carries a tooth made to match yours.',
      image: {
        src: 'services/implants',
        alt: 'A dental implant screw with a crown above it on a mint stand.',
      },
      actions: [
        { label: 'Book Appointment', to: '/#booking' },
        { label: 'Call Us Now', callPlaceholder: true },
      ],
    },
    servicesHeading: {
      title: 'Implant treatments',
      intro:
        'Prices are a guide. Your own depends on bone, gums and the number of teeth, and comes in writing after a scan, with every stage listed.',
    },
    services: [
      {
        icon: 'tooth-implant',
        title: 'Single Tooth Implant',
        description:
          'One implant and one crown replace one missing tooth. The teeth on either side are left alone, which is the main difference from a bridge.',
        features: [
          'Neighbouring teeth are not cut down',
          'Placed under local anaesthetic',
          'Crown matched in shade and shape',
          'Cleaned like your other teeth',
        ],
        duration: `2-4 visits, with ${implantHealing} of healing between`,
        costs: [{ price: 'implantSingle' }],
      },
      {
        icon: 'tooth-bridge',
        title: 'Multiple Implants',
        description:
          'Several missing teeth can often stand on fewer implants: two posts can carry a bridge of three or four teeth.',
        features: [
          'Fixed bridge, nothing to take out at night',
          'Fewer implants than teeth where the bone allows',
          'A temporary replacement while you heal',
          'Each stage priced separately',
        ],
        duration: `3-5 visits, with ${implantHealing} of healing between`,
        costs: [{ price: 'implantMultiple' }],
      },
      {
        icon: 'face-smile',
        title: 'Full Arch Implants',
        description:
          'A whole upper or lower row of teeth fixed on four to six implants. For people whose remaining teeth cannot be saved, or who cannot get used to a denture.',
        features: [
          'Four to six implants for a full row',
          'Sedation can be discussed',
          'Temporary teeth while the bone heals',
          'Final teeth once the implants are firm',
        ],
        duration: `5-8 visits over about 6-9 months, including ${implantHealing} of healing`,
        costs: [{ price: 'implantFullArch' }],
      },
      {
        icon: 'tooth-gum-protection',
        title: 'Implant-Retained Dentures',
        description:
          'A denture that clips onto two or more implants. It sits firmly in place, and you still take it out to clean it.',
        features: [
          'Clips hold it steady when you eat and talk',
          'Upper denture can often leave the palate free',
          'Your present denture may be adapted',
          'Clips are renewed when they wear',
        ],
        duration: `3-5 visits, with ${implantHealing} of healing between`,
        costs: [{ price: 'implantDentures' }],
      },
      {
        icon: 'tooth-x-ray',
        title: 'Bone Grafting and 3D Planning',
        description:
          'A 3D scan shows how much bone there is and where the nerves run. If there is too little bone, a graft can build it up before or together with the implant.',
        features: [
          'Scan explained on the screen with you',
          'Nerves and sinus located before surgery',
          'Graft material and its origin discussed',
          'Told plainly if an implant is not advisable',
        ],
        duration: 'Planning 45-60 minutes; a graft adds several months',
        costs: [{ text: afterExamination }],
      },
      {
        icon: 'interdental-brush',
        title: 'Implant Care',
        description:
          'Implants do not decay, but the gum and bone around them can become infected. Regular cleaning and checks keep them, wherever they were placed.',
        features: [
          'Gum and bone levels recorded',
          'Cleaning with instruments safe for implants',
          'Screws, clips and bite checked',
          'Care for implants placed elsewhere',
        ],
        duration: `${cleaningTime}, every 3-12 months`,
        costs: [{ text: afterExamination }],
      },
    ],
    stats: [
      { label: 'Healing period', value: implantHealing },
      { label: 'Placing one implant', value: 'About 1 hour' },
      { label: 'Numbness wears off in', value: numbnessTime },
      { label: 'Review after fitting', value: 'At least yearly' },
    ],
    expectHeading: {
      title: 'From the first talk to the new tooth',
      intro: 'Implants take months, not days. Here is where the time goes.',
    },
    steps: [
      {
        title: 'Consultation and scan',
        description:
          'We check your mouth and general health, talk about smoking and medicines, take a scan, and compare an implant with a bridge, a denture or leaving the gap.',
      },
      {
        title: 'Placing the implant',
        description:
          'Under local anaesthetic the post is placed in the bone. Most people need simple painkillers for a few days, soft food for a week and a day or two off work.',
      },
      {
        title: `Healing, ${implantHealing}`,
        description:
          'The bone grows onto the implant. You have a temporary tooth where it shows, and we check the healing at short visits.',
      },
      {
        title: 'The new tooth',
        description:
          'We scan the implant, make the crown, bridge or denture and fit it. You learn how to clean it and get dates for regular checks.',
      },
    ],
    goodToKnow: {
      title: 'Risks and limits, plainly',
      points: [
        'An implant can fail to join with the bone, or be lost later through infection around it. Smoking, untreated gum disease and poorly controlled diabetes raise the risk.',
        'As with any surgery there can be swelling, bruising, bleeding or infection. Lasting numbness of the lip or tongue is uncommon, and the scan is there to avoid it.',
        'Some medicines matter, above all those for osteoporosis or cancer that act on bone, and blood thinners. Bring the full list and do not stop any of them yourself.',
        'Implants are placed when the jaw has stopped growing, so not before adulthood. The NHS provides them only in special medical cases.',
      ],
    },
    questionsHeading: { title: 'Questions people ask' },
    questions: [
      {
        question: 'Does having an implant placed hurt?',
        answer:
          'You are numb, so you should feel pressure and vibration but no sharp pain. Afterwards it is usually sore for two or three days. Ordinary painkillers are enough for most people. Ring us if pain or swelling grows after the third day.',
      },
      {
        question: 'How long do implants last?',
        answer:
          'Many last for decades when they are cleaned well and checked regularly, but nobody can promise it. The crown on top wears like any crown and may need replacing sooner than the implant itself.',
      },
      {
        question: 'Can everybody have one?',
        answer:
          'No. You need enough bone, healthy gums and a mouth you can keep clean. Heavy smoking and some illnesses or medicines can make it unwise. If it is not right for you we explain why and what else can be done.',
      },
      {
        question: 'What are the alternatives?',
        answer:
          'A bridge, a partial denture, or leaving the gap if it causes no trouble. Bridges and dentures may be available on the NHS, subject to clinical need and availability. We give you the advantages, drawbacks and costs of each in writing.',
      },
    ],
    closing: {
      title: 'Find out whether an implant suits you',
      text: 'Book a consultation. We look, scan if it helps, and give you a written plan with every stage and its price. Then you decide in your own time.',
      actions: [
        { label: 'Book Appointment', to: '/#booking' },
        { label: 'Call Us Now', callPlaceholder: true },
      ],
    },
    procedure: {
      type: 'SurgicalProcedure',
      name: 'Dental implant placement',
      bodyLocation: 'Jaw bone',
      preparation:
        'Medical history, examination and 3D scan; gum disease is treated first and smokers are advised to stop before surgery.',
      howPerformed:
        'A titanium implant is placed in the jaw bone under local anaesthetic and, once healed, fitted with a crown, bridge or denture.',
      followup: `A healing period of ${implantHealing}, then fitting of the new tooth and checks at least once a year.`,
      keywords: [
        'dental implants Yorkshire',
        'single tooth implant',
        'full arch implants',
        'implant-retained dentures',
        'bone graft',
        'replace missing teeth',
      ],
    },
  },
} as const satisfies ServicePages

export type ServicePageSlug = keyof typeof servicePages
