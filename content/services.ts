import type { Service, ServicesSection } from './model/service.ts'

/**
 * The six cards of the services carousel on the home page, in order. The pages behind them have
 * files of their own; prices are never written here.
 */
export const services = {
  'general-dentistry': {
    icon: 'tooth-check-up',
    title: 'General Dentistry',
    description:
      'Check-ups, fillings and straight answers. We find problems while they are small, and explain what needs doing now and what can wait.',
    features: [
      'Examinations and digital X-rays',
      'Fillings and root canal treatment',
      'Crowns, bridges and dentures',
      'Gum care and extractions',
    ],
    image: { src: 'services/general', alt: 'A dental mirror and a probe crossed on a mint stand.' },
    link: { label: 'About general dentistry', to: '/services/general-dentistry' },
  },
  'cosmetic-dentistry': {
    icon: 'tooth-veneer',
    title: 'Cosmetic Dentistry',
    description:
      'Small changes that still look like you. We plan them on a scan first, so that you can see the idea before you agree to anything.',
    features: [
      'Teeth whitening',
      'Porcelain veneers',
      'Composite bonding',
      'Invisalign clear aligners',
    ],
    image: {
      src: 'services/cosmetic',
      alt: 'A bright tooth with yellow and coral sparkles on a peach stand.',
    },
    link: { label: 'About cosmetic dentistry', to: '/services/cosmetic-dentistry' },
  },
  'hygiene-and-prevention': {
    icon: 'toothbrush',
    title: 'Hygiene & Prevention',
    description:
      'A thorough clean, and a few minutes spent on the spots you keep missing. Most gum trouble can be stopped, and early is easiest.',
    features: [
      'Scale and polish',
      'Treatment for bleeding gums',
      'Stain removal',
      'Brushing advice that fits your mouth',
    ],
    image: {
      src: 'services/hygiene',
      alt: 'A toothbrush and a coral box of floss on a mint stand.',
    },
    link: { label: 'See all services', to: '#services' },
  },
  'childrens-dentistry': {
    icon: 'face-smile',
    title: "Children's Dentistry",
    description:
      'Bring your child when the first tooth comes through. First visits are short, on your lap if need be, and end with a go on the chair.',
    features: [
      'First visits from the first tooth',
      'Fluoride varnish',
      'Fissure sealants for back teeth',
      'Help with thumbs, dummies and diet',
    ],
    image: {
      src: 'services/children',
      alt: 'A small smiling tooth holding a yellow star balloon.',
    },
    link: { label: 'See all services', to: '#services' },
  },
  'dental-implants': {
    icon: 'tooth-implant-crown',
    title: 'Dental Implants',
    description:
      'A fixed replacement for one tooth or many. We scan, plan and tell you honestly whether a bridge or a denture would serve you as well.',
    features: [
      'Single tooth implants',
      'Implants for several teeth',
      'Full arch replacement',
      'Implant-retained dentures',
    ],
    image: {
      src: 'services/implants',
      alt: 'A dental implant screw with a crown above it on a mint stand.',
    },
    link: { label: 'About dental implants', to: '/services/dental-implants' },
  },
  'digital-technology': {
    icon: 'tooth-x-ray',
    title: 'Digital Technology',
    description:
      'Pictures in seconds instead of paste in your mouth. You see the same screen as the clinician, and can take the images home.',
    features: [
      'iTero 3D scans, no impression trays',
      'Low-dose digital X-rays',
      'AI-assisted reading, checked by a clinician',
      'Online booking',
    ],
    image: {
      src: 'services/digital',
      alt: 'An intraoral scanner wand beside a tablet showing a tooth.',
    },
    link: { label: 'See all services', to: '#services' },
  },
} as const satisfies Record<string, Service>

export type ServiceSlug = keyof typeof services

export const servicesSection = {
  title: 'Care for every smile',
  intro:
    'From a first tooth to a full set of new ones. Not sure what you need? Start with a check-up, and we will tell you.',
  consultationLabel: 'Schedule Consultation',
} as const satisfies ServicesSection
