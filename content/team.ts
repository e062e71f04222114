import type { TeamMember, TeamSection } from './model/team-member.ts'

/**
 * The people on the team carousel, in the order in which they appear. Everybody on the GDC
 * register needs a registration number and the country of the first qualification. Blog articles
 * name their author from this list.
 *
 * Everything marked `sample` is invented and must be replaced before launch.
 */
export const team = [
  {
    name: 'Anjali Mehta',
    role: 'Principal Dentist',
    practices: ['bradford'],
    qualifications: ['BDS (Leeds)', 'MJDF RCS (Eng)'],
    specialties: ['Invisalign', 'Nervous patients'],
    bio: 'Anjali grew up in Manningham and came back to Bradford to work. She leads the Invisalign care of the group and books double appointments for anyone who has put off a visit for years. On Fridays she teaches dental students.',
    image: {
      src: 'team/member-01',
      alt: 'Illustrated portrait of a woman with long dark hair wearing a teal blazer, smiling.',
    },
    registration: { gdcNumber: 'Sample 000101', qualifiedIn: 'United Kingdom' },
    sample: true,
  },
  {
    name: 'Geoffrey Thackray',
    role: 'Principal Dentist',
    practices: ['ripon'],
    qualifications: ['BChD (Leeds)', 'DGDP RCS (Eng)'],
    specialties: ['Crowns and bridges', 'Dentures'],
    bio: 'Geoffrey has looked after some Ripon families for three generations. He makes dentures the slow way, with a try-in at every stage, and is happy to repair an old favourite rather than replace it.',
    image: {
      src: 'team/member-05',
      alt: 'Illustrated portrait of an older man with grey hair and round glasses wearing a navy blazer, smiling.',
    },
    registration: { gdcNumber: 'Sample 000102', qualifiedIn: 'United Kingdom' },
    sample: true,
  },
  {
    name: 'Kian Rostami',
    role: 'Principal Dentist',
    practices: ['leeds'],
    qualifications: ['BDS (Sheffield)', 'PgDip Restorative Dentistry'],
    specialties: ['Veneers and bonding', 'Invisalign'],
    bio: 'Kian plans cosmetic work on a 3D scan and lets you wear a trial version before any tooth is touched. He will also tell you when whitening alone would do. He also looks after worn and chipped teeth.',
    image: {
      src: 'team/member-11',
      alt: 'Illustrated portrait of a man with swept-up dark hair wearing a brown blazer, smiling.',
    },
    registration: { gdcNumber: 'Sample 000103', qualifiedIn: 'United Kingdom' },
    sample: true,
  },
  {
    name: 'Emmanuel Okafor',
    role: 'Dentist',
    practices: ['bradford', 'leeds'],
    qualifications: ['BDS (Lagos)', 'PgCert Implant Dentistry'],
    specialties: ['Dental implants', 'Surgical extractions'],
    bio: 'Emmanuel trained in Lagos, worked in a Leeds hospital for six years and now places implants in both cities. He draws every operation for you on paper first, and rings the evening after to hear how you are.',
    image: {
      src: 'team/member-09',
      alt: 'Illustrated portrait of a bald man with a beard and round glasses wearing teal scrubs, smiling.',
    },
    registration: { gdcNumber: 'Sample 000104', qualifiedIn: 'Nigeria' },
    sample: true,
  },
  {
    name: 'Niamh Kelleher',
    role: 'Dentist',
    practices: ['ripon'],
    qualifications: ['BDS (Cork)'],
    specialties: ['Root canal treatment', 'Children'],
    bio: 'Niamh likes the fiddly work: root canals, cracked teeth, the filling that never felt right. She explains each step before she takes it, and children get to count their teeth with her in Irish.',
    image: {
      src: 'team/member-06',
      alt: 'Illustrated portrait of a woman with red hair in a bun wearing green scrubs, smiling.',
    },
    registration: { gdcNumber: 'Sample 000105', qualifiedIn: 'Ireland' },
    sample: true,
  },
  {
    name: 'Samina Hussain',
    role: 'Dental Therapist',
    practices: ['bradford'],
    qualifications: ['BSc Dental Therapy and Hygiene (Leeds)'],
    specialties: ['NHS routine care', 'Children'],
    bio: 'Samina gives routine NHS care in Bradford: check-ups, fillings, gum treatment and baby teeth that have to come out. She speaks English, Urdu and Punjabi, and keeps a sticker drawer that adults have been known to ask for.',
    image: {
      src: 'team/member-04',
      alt: 'Illustrated portrait of a woman wearing a coral hijab and a dark green tunic, smiling.',
    },
    registration: { gdcNumber: 'Sample 000106', qualifiedIn: 'United Kingdom' },
    sample: true,
  },
  {
    name: 'Imran Qureshi',
    role: 'Dental Therapist',
    practices: ['bradford', 'ripon'],
    qualifications: ['BSc Oral Health Sciences (Teesside)'],
    specialties: ['NHS routine care', 'Nervous patients'],
    bio: 'Imran was a dental nurse for eight years before he trained as a therapist, and has held a great many hands. He numbs slowly, works in short stretches and agrees a stop signal with you first.',
    image: {
      src: 'team/member-07',
      alt: 'Illustrated portrait of a man with dark hair and a full beard wearing coral scrubs, smiling.',
    },
    registration: { gdcNumber: 'Sample 000107', qualifiedIn: 'United Kingdom' },
    sample: true,
  },
  {
    name: 'Abena Mensah',
    role: 'Dental Therapist',
    practices: ['ripon'],
    qualifications: ['BSc Dental Hygiene and Dental Therapy (Newcastle)'],
    specialties: ['NHS routine care', 'Gum health'],
    bio: 'Abena sees most of the new NHS patients in Ripon. She starts with your worries rather than your teeth, and writes the plan down so that you can read it again at home.',
    image: {
      src: 'team/member-03',
      alt: 'Illustrated portrait of a woman with short dark curls wearing a green tunic, smiling.',
    },
    registration: { gdcNumber: 'Sample 000108', qualifiedIn: 'United Kingdom' },
    sample: true,
  },
  {
    name: 'Chantelle Brooks',
    role: 'Dental Therapist',
    practices: ['bradford', 'leeds'],
    qualifications: ['BSc Dental Therapy and Hygiene (Leeds)'],
    specialties: ['Fillings', 'Patients with extra needs'],
    bio: 'Chantelle looks after people for whom a dental visit takes planning: autistic patients, wheelchair users, people with dementia and those who care for them. Ask for her first slot of the day, when the building is quiet.',
    image: {
      src: 'team/member-13',
      alt: 'Illustrated portrait of a woman with long dark curls wearing green scrubs, smiling.',
    },
    registration: { gdcNumber: 'Sample 000109', qualifiedIn: 'United Kingdom' },
    sample: true,
  },
  {
    name: 'Tom Ackroyd',
    role: 'Dental Hygienist',
    practices: ['bradford', 'ripon'],
    qualifications: ['Diploma in Dental Hygiene (Sheffield)'],
    specialties: ['Gum disease', 'Implant care'],
    bio: 'Tom treats gum disease and keeps implants clean. He measures, shows you the numbers and compares them at the next visit, so you can see whether your brushing is working.',
    image: {
      src: 'team/member-02',
      alt: 'Illustrated portrait of a man with brown hair and round glasses wearing teal scrubs, smiling.',
    },
    registration: { gdcNumber: 'Sample 000110', qualifiedIn: 'United Kingdom' },
    sample: true,
  },
  {
    name: 'Kasia Nowak',
    role: 'Dental Hygienist',
    practices: ['leeds'],
    qualifications: ['Licencjat Dental Hygiene (Poznan)'],
    specialties: ['Stain removal', 'Sensitive teeth'],
    bio: 'Kasia cleans with a light hand and warm water, which people with sensitive teeth notice at once. She speaks English, Polish and some Ukrainian, and offers numbing gel before you have to ask.',
    image: {
      src: 'team/member-10',
      alt: 'Illustrated portrait of a woman with dark hair in a ponytail wearing yellow scrubs, smiling.',
    },
    registration: { gdcNumber: 'Sample 000111', qualifiedIn: 'Poland' },
    sample: true,
  },
  {
    name: 'Margaret Holroyd',
    role: 'Practice Manager',
    practices: ['bradford', 'ripon'],
    qualifications: ['Level 4 Dental Practice Management'],
    specialties: ['NHS registration', 'Complaints and feedback'],
    bio: 'Margaret knows which forms you need and which you can ignore. If something has gone wrong, or you are worried about a bill, she is the person to ask for.',
    image: {
      src: 'team/member-12',
      alt: 'Illustrated portrait of an older woman with a silver bob and coral glasses wearing a blue tunic, smiling.',
    },
    sample: true,
  },
  {
    name: 'Hannah Sykes',
    role: 'Practice Manager',
    practices: ['leeds'],
    qualifications: ['NEBDN Diploma in Dental Nursing'],
    specialties: ['Booking and access', 'Treatment plans'],
    bio: 'Hannah was a dental nurse at Owlgate before she ran it, and still steps into the surgery when she is needed. Call her if you need a ground-floor room, a longer slot or somebody to go through a treatment plan with you.',
    image: {
      src: 'team/member-08',
      alt: 'Illustrated portrait of a woman with a blonde bob wearing a coral tunic, smiling.',
    },
    registration: { gdcNumber: 'Sample 000113', qualifiedIn: 'United Kingdom' },
    sample: true,
  },
] as const satisfies TeamMember[]

export const teamSection = {
  title: 'The people who will look after you',
  intro:
    'Dentists, therapists, hygienists and managers across three practices. Tell us if you would rather see a woman, a man, or someone who speaks your language, and we will do our best.',
  specialtiesLabel: 'Special interests',
  gdcNumberLabel: 'GDC number',
  qualifiedInLabel: 'Qualified in',
  sampleNote: 'The people shown here are sample profiles, not real clinicians.',
} as const satisfies TeamSection
