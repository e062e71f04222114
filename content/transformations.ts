import type { Transformation, TransformationsSection } from './model/transformation.ts'

/**
 * The before and after cases on the home page, one at a time, in this order. To show a real case
 * you need the patient's written permission and two photographs taken from the same angle; the
 * result must be a typical one.
 *
 * Everything marked `sample` is an illustration and must be replaced before launch.
 */
export const transformations = [
  {
    id: 'case-01',
    procedure: 'Crowded teeth',
    description:
      'Overlapping, twisted front teeth trap food and are hard to clean between. A series of clear aligners, worn 20 to 22 hours a day, makes room and brings them into line, with a check every eight weeks.',
    duration: '18 months',
    beforeImage: {
      src: 'transformations/case-01-before',
      alt: 'Illustrated dental scan before treatment: crowded upper and lower front teeth, overlapping and twisted.',
    },
    afterImage: {
      src: 'transformations/case-01-after',
      alt: 'Illustrated dental scan after treatment: straight upper and lower front teeth with no overlap.',
    },
    splitImage: true,
    sample: true,
  },
  {
    id: 'case-02',
    procedure: 'Gap between the front teeth',
    description:
      'A wide gap between the front teeth tends to open again after it is closed. Aligners draw the two teeth together a fraction at a time, and a thin wire bonded behind them holds the result.',
    duration: '16 months',
    beforeImage: {
      src: 'transformations/case-02-before',
      alt: 'Illustrated dental scan before treatment: a wide gap between the two upper front teeth.',
    },
    afterImage: {
      src: 'transformations/case-02-after',
      alt: 'Illustrated dental scan after treatment: the gap between the upper front teeth closed.',
    },
    splitImage: true,
    sample: true,
  },
  {
    id: 'case-03',
    procedure: 'Deep overbite',
    description:
      'When the upper teeth cover the lower ones, the lower edges can wear or bite into the gum. Aligners with small bite ramps lift the bite until the lower teeth can be seen again.',
    duration: '22 months',
    beforeImage: {
      src: 'transformations/case-03-before',
      alt: 'Illustrated dental scan before treatment: a deep overbite, with the upper front teeth hiding most of the lower teeth.',
    },
    afterImage: {
      src: 'transformations/case-03-after',
      alt: 'Illustrated dental scan after treatment: a corrected overbite, with the lower front teeth visible again.',
    },
    splitImage: true,
    sample: true,
  },
  {
    id: 'case-04',
    procedure: 'Crossbite on one side',
    description:
      'Lower teeth that close outside the upper ones can push the jaw sideways with every bite. The upper arch is widened gently, tooth by tooth, until both sides meet as they should.',
    duration: '20 months',
    beforeImage: {
      src: 'transformations/case-04-before',
      alt: 'Illustrated dental scan before treatment: a crossbite on one side, where the lower teeth bite outside the upper teeth.',
    },
    afterImage: {
      src: 'transformations/case-04-after',
      alt: 'Illustrated dental scan after treatment: the crossbite corrected, with upper teeth sitting evenly outside the lower teeth.',
    },
    splitImage: true,
    sample: true,
  },
  {
    id: 'case-05',
    procedure: 'Open bite',
    description:
      'With an open bite the front teeth never touch, so sandwiches are hard work. The back teeth are eased up and the front teeth brought together, with exercises for the tongue so that it lasts.',
    duration: '24 months',
    beforeImage: {
      src: 'transformations/case-05-before',
      alt: 'Illustrated dental scan before treatment: an open bite, with a space between the upper and lower front teeth.',
    },
    afterImage: {
      src: 'transformations/case-05-after',
      alt: 'Illustrated dental scan after treatment: the open bite closed, with front teeth meeting evenly.',
    },
    splitImage: true,
    sample: true,
  },
  {
    id: 'case-06',
    procedure: 'Underbite',
    description:
      'Here the lower front teeth close in front of the upper ones. Aligners and small elastic bands move the bite step by step. When the jaw itself is the cause we say so first, and refer you to a hospital team.',
    duration: '26 months',
    beforeImage: {
      src: 'transformations/case-06-before',
      alt: 'Illustrated dental scan before treatment: an underbite, with the lower front teeth in front of the upper teeth.',
    },
    afterImage: {
      src: 'transformations/case-06-after',
      alt: 'Illustrated dental scan after treatment: the underbite corrected, with upper front teeth just in front of the lower teeth.',
    },
    splitImage: true,
    sample: true,
  },
  {
    id: 'case-07',
    procedure: 'Rotated canines',
    description:
      'Canines have long roots and turn slowly. Small tooth-coloured attachments give the aligners a grip, and each one turns the tooth a degree or two until it faces forward.',
    duration: '19 months',
    beforeImage: {
      src: 'transformations/case-07-before',
      alt: 'Illustrated dental scan before treatment: rotated canine teeth in both arches.',
    },
    afterImage: {
      src: 'transformations/case-07-after',
      alt: 'Illustrated dental scan after treatment: canine teeth turned back into line.',
    },
    splitImage: true,
    sample: true,
  },
  {
    id: 'case-08',
    procedure: 'Gaps between the teeth',
    description:
      'Spaces along both arches can be closed, or gathered in one place where a tooth is missing. This plan closes them all evenly, so that no single tooth has to travel far.',
    duration: '21 months',
    beforeImage: {
      src: 'transformations/case-08-before',
      alt: 'Illustrated dental scan before treatment: gaps between most of the upper and lower teeth.',
    },
    afterImage: {
      src: 'transformations/case-08-after',
      alt: 'Illustrated dental scan after treatment: the spaces closed in both arches.',
    },
    splitImage: true,
    sample: true,
  },
  {
    id: 'case-09',
    procedure: 'Midline out of centre',
    description:
      'The middle of the lower teeth sits to one side of the upper. Teeth are moved around the arch one after the other, which takes patience, until both midlines line up.',
    duration: '23 months',
    beforeImage: {
      src: 'transformations/case-09-before',
      alt: 'Illustrated dental scan before treatment: a lower midline shifted to one side of the upper midline.',
    },
    afterImage: {
      src: 'transformations/case-09-after',
      alt: 'Illustrated dental scan after treatment: upper and lower midlines lined up.',
    },
    splitImage: true,
    sample: true,
  },
  {
    id: 'case-10',
    procedure: 'Crowding that came back',
    description:
      'Teeth drift when a retainer is lost, even twenty years after braces. A shorter course of aligners puts them back, and this time a bonded retainer and a spare night-time one keep them there.',
    duration: '17 months',
    beforeImage: {
      src: 'transformations/case-10-before',
      alt: 'Illustrated dental scan before treatment: mild crowding that has come back after earlier braces.',
    },
    afterImage: {
      src: 'transformations/case-10-after',
      alt: 'Illustrated dental scan after treatment: mildly crowded teeth realigned.',
    },
    splitImage: true,
    sample: true,
  },
] as const satisfies Transformation[]

export const transformationsSection = {
  eyebrow: 'Before & After',
  title: 'How teeth move into line',
  intro:
    'Ten common problems and what treatment for each can look like. How long yours would take depends on your teeth, and we tell you after a scan.',
  beforeLabel: 'Before',
  afterLabel: 'After',
  durationLabel: 'Treatment time',
  illustrationLabel: 'Illustration',
  sliderLabel: 'Show more of the picture before or after treatment',
  note: 'These pictures are illustrations, not photographs of patients and not clinical results. Every mouth is different, and no result can be promised.',
} as const satisfies TransformationsSection
