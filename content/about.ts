import type { About } from './model/about.ts'

/**
 * The About Us section of the home page. Its figures come from statistics.ts, the statements of
 * patients under it from patient-statements.ts.
 */
export const about = {
  eyebrow: 'About Us',
  title: 'Over a decade of care, close to home',
  paragraphs: [
    'We are three practices that work as one. Your notes, your scans and your treatment plan go with you, so you can have a check-up in Ripon, see a colleague in Leeds about an implant, and not have to explain yourself twice.',
    'A first visit is a conversation before anything else. We look, show you what we see on a screen, and give you the choices in writing with their prices. If treatment can wait, we say so.',
  ],
  image: {
    src: 'interiors/leeds',
    alt: 'A bright waiting room with teal, coral and yellow armchairs around a small table.',
  },
  valuesTitle: 'What you can expect from us',
  /** SPEC §1 */
  values: [
    {
      icon: 'clipboard-check',
      title: 'Personalised treatment plans',
      description:
        'Written for your teeth, your health and your budget, with every option and its cost side by side.',
    },
    {
      icon: 'chip',
      title: 'Latest technology',
      description:
        'Low-dose digital X-rays and 3D scans, so you see what we see and there is no tray of impression paste.',
    },
    {
      icon: 'sofa',
      title: 'A comfortable anxiety-free setting',
      description:
        'Longer appointments if you are nervous, a stop signal that we always obey, and nobody who tells you off.',
    },
    {
      icon: 'users-group',
      title: 'Whole-family care',
      description:
        'From the first tooth to the last denture. Family appointments can be booked one after the other.',
    },
  ],
  features: [
    {
      icon: 'hand-support',
      title: 'Gentle Care',
      description:
        'Numbing gel before the injection, time for it to work, and a check that you feel nothing sharp before we start.',
    },
    {
      icon: 'tooth-x-ray',
      title: 'Advanced Technology',
      description:
        'Equipment that makes visits shorter and clearer. Software can point something out; a clinician always decides.',
      list: ['Digital X-rays', 'iTero scanners', 'AI integration', 'Online booking'],
    },
    {
      icon: 'certificate',
      title: 'Expert Team',
      description:
        'Dentists, therapists and hygienists registered with the General Dental Council, who ask each other for a second opinion before a big decision.',
    },
    {
      icon: 'heart',
      title: 'Family Focused',
      description:
        "Children come along to their parents' check-ups first, sit in the chair when they are ready, and leave knowing how to brush.",
    },
  ],
  statementsTitle: 'What matters to our patients',
} as const satisfies About
