import * as v from 'valibot'
import { heading } from './blocks.ts'
import * as field from './fields.ts'

/** SPEC §3 */
const categories = ['Procedure Demo', 'Educational', 'Technology'] as const

/** The part of a YouTube address after `v=`. */
export const youtubeId = v.pipe(
  v.string('write the video id in quotes'),
  v.regex(
    /^[A-Za-z0-9_-]{11}$/,
    (issue) =>
      `${issue.received} is not a video id; it is the 11 characters after v= in its address`,
  ),
)

export const videoSchema = v.strictObject({
  id: youtubeId,
  title: field.text,
  description: field.text,
  duration: field.text,
  category: field.oneOf(categories, 'a video category', 'content/model/video.ts'),
  thumbnail: field.image,
  sample: field.sample,
})

export const videosSectionSchema = v.strictObject({
  ...heading.entries,
  watchLabel: field.text,
  /** Said before a click brings in the video host. */
  privacyNote: field.text,
})

export type Video = v.InferInput<typeof videoSchema>
export type VideosSection = v.InferInput<typeof videosSectionSchema>
