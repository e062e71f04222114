import * as v from 'valibot'
import { asked, image, oneOf, sample, wording } from './fields.ts'
import { heading } from './page-parts.ts'

/** SPEC §3 */
const categories = ['Procedure Demo', 'Educational', 'Technology'] as const

const youtubeId = asked(
  v.pipe(
    v.string('write the video id in quotes'),
    v.regex(
      /^[A-Za-z0-9_-]{11}$/,
      (issue) =>
        `${issue.received} is not a video id; it is the 11 characters after v= in its address`,
    ),
  ),
  'Number of the video on YouTube',
  'The 11 letters and digits after v= in its address on YouTube.',
)

export const videoSchema = v.strictObject({
  id: youtubeId,
  title: wording('Title', 'For example A filling from start to finish.'),
  description: wording('What it shows', 'One or two sentences.'),
  duration: wording('Length', 'For example 4 min.'),
  category: asked(
    oneOf(categories, 'a video category'),
    'Kind of video',
    'Printed on the picture.',
  ),
  thumbnail: asked(
    image,
    'Picture before the video plays',
    'Wider than tall, and a sentence that says what it shows.',
  ),
  sample,
})

export const videosSectionSchema = v.strictObject({
  ...heading.entries,
  watchLabel: wording('Button that plays a video', 'For example Watch video.'),
  privacyNote: wording(
    'Note on YouTube',
    'Says that nothing is loaded from YouTube before somebody presses play.',
  ),
})

export type Video = v.InferOutput<typeof videoSchema>
export type VideosSection = v.InferOutput<typeof videosSectionSchema>
