import * as v from 'valibot'
import { asked, sample, wording } from './fields.ts'
import { practiceSlug } from './page-parts.ts'
import { videoSchema } from './video.ts'

export const videoTestimonialSchema = v.strictObject({
  id: videoSchema.entries.id,
  name: wording('First name and initial', 'As the patient agreed, for example Maureen T.'),
  treatment: wording('What they were treated for', 'For example Dental Implants.'),
  practice: asked(practiceSlug, 'Which practice', 'Where the patient was treated.'),
  title: wording('Title', 'A line that sums the story up.'),
  thumbnail: videoSchema.entries.thumbnail,
  sample,
})

export const videoTestimonialsSectionSchema = v.strictObject({
  title: wording('Heading', 'The large words above the videos of patients.'),
})
