import * as v from 'valibot'
import { heading } from './blocks.ts'
import { fieldset, wording } from './fields.ts'

export const contactSchema = v.strictObject({
  ...heading.entries,
  mapLabel: wording('Link that opens the map', 'For example View on map.'),
  callLabel: wording('Button that calls', 'For example Call now.'),
  hoursTitle: wording('Heading above the hours', 'For example Opening hours.'),
  hoursLabels: fieldset(
    'Words in the table of hours',
    'The times themselves are in the form Opening hours and bank holidays.',
    {
      weekdays: wording('Word for the weekdays', 'For example Monday - Friday.'),
      lunch: wording('Word for the lunch break', 'For example Lunch break.'),
      saturday: wording('Word for Saturday', 'For example Saturday or Sat.'),
      sunday: wording('Word for Sunday', 'For example Sunday or Sun.'),
      closed: wording('Word for a day without hours', 'For example Closed.'),
    },
  ),
})

export type Contact = v.InferOutput<typeof contactSchema>
