import type { Video, VideosSection } from './model/video.ts'

/**
 * The three educational videos on the home page. The id is the part of a YouTube address after
 * `v=`. The picture is shown until a visitor presses play; only then is YouTube contacted.
 *
 * Everything marked `sample` is invented and must be replaced before launch.
 */
export const videos = [
  {
    id: 'SAMPLEproc1',
    title: 'A filling from start to finish',
    description:
      'What each sound and each instrument is for, when you can ask us to stop, and how the tooth feels afterwards.',
    duration: '4 min',
    category: 'Procedure Demo',
    thumbnail: {
      src: 'videos/procedure',
      alt: 'A tooth on a cream stand with a dental mirror and probe reaching towards it.',
    },
    sample: true,
  },
  {
    id: 'SAMPLEeduc2',
    title: 'How to brush, and the two places most people miss',
    description:
      'A two-minute routine for adults and children, shown on a model: the angle, the order, and why you spit but do not rinse.',
    duration: '3 min',
    category: 'Educational',
    thumbnail: {
      src: 'videos/educational',
      alt: 'A smiling tooth in a graduation cap standing on books, with toothpaste and a toothbrush.',
    },
    sample: true,
  },
  {
    id: 'SAMPLEtech3',
    title: 'What an iTero scan shows, and how it feels',
    description:
      'A wand the size of an electric toothbrush, a few minutes of pictures, and a 3D model of your teeth with no paste and no gagging.',
    duration: '2 min',
    category: 'Technology',
    thumbnail: {
      src: 'videos/technology',
      alt: 'A monitor showing a scanned tooth beside an intraoral scanner wand and a clear aligner.',
    },
    sample: true,
  },
] as const satisfies Video[]

export const videosSection = {
  title: 'See it before you feel it',
  intro:
    'Three short films for anyone who would rather know what is coming. Watch them at home, with the sound off if you like.',
  watchLabel: 'Watch Video',
  privacyNote:
    'Pressing play loads the video from YouTube in its privacy-enhanced mode. Nothing is loaded before.',
} as const satisfies VideosSection
