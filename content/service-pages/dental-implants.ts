import type { ServicePage } from '../model/service-page.ts'
import { afterExamination, cleaningTime, implantHealing, numbnessTime } from './wording.ts'

/** The page Dental Implants. A card names its cost: an NHS charge of content/charges.ts, a price of content/prices.ts, or words. */
export const dentalImplants = {
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
        'Under local anaesthetic the post is placed in the bone. Most people need paracetamol or ibuprofen, if they are safe for them, for a few days, soft food for a week and a day or two off work.',
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
        'You are numb, so you should feel pressure and vibration but no sharp pain. Afterwards it is usually sore for two or three days. Paracetamol or ibuprofen, if they are safe for you, are enough for most people. Ring us if pain or swelling grows after the third day.',
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
  contactHeading: {
    title: 'Ask us anything',
    intro:
      'Ring or write before you decide. Tell us about medicines and old treatment, and we can say what to bring.',
  },
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
} as const satisfies ServicePage
