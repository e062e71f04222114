import * as v from 'valibot'
import { heading } from './blocks.ts'
import * as field from './fields.ts'

export const contactSchema = v.strictObject({
  ...heading.entries,
  mapLabel: field.wording('Link that opens the map', 'For example View on map.'),
  callLabel: field.wording('Button that calls', 'For example Call now.'),
  hoursTitle: field.wording('Heading above the hours', 'For example Opening hours.'),
  hoursLabels: field.fieldset(
    'Words in the table of hours',
    'The times themselves are in the form Opening hours and bank holidays.',
    {
      weekdays: field.wording('Word for the weekdays', 'For example Monday - Friday.'),
      lunch: field.wording('Word for the lunch break', 'For example Lunch break.'),
      saturday: field.wording('Word for Saturday', 'For example Saturday or Sat.'),
      sunday: field.wording('Word for Sunday', 'For example Sunday or Sun.'),
      closed: field.wording('Word for a day without hours', 'For example Closed.'),
    },
  ),
})

export type Contact = v.InferOutput<typeof contactSchema>
