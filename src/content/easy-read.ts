import * as v from 'valibot'
import { asked, fieldset, fieldsets, noneOrOne, optionalWording, wording } from './fields.ts'
import * as parts from './page-parts.ts'

const line = {
  icon: parts.iconName,
  text: wording(
    'Short sentence',
    'One thought, in easy words. Ask a dentist before you change what to do.',
  ),
}

/** The emergency page in Easy Read: what to do is the same there and here. */
export const easyReadSchema = v.strictObject({
  title: wording('Heading', 'The largest words on the page.'),
  lead: wording('Words below the heading', 'One or two short sentences.'),
  contentsTitle: wording('Heading above the list of parts', 'For example What has happened?'),
  danger: fieldset('When life may be in danger', 'The red box at the top.', {
    title: wording('Heading', 'For example Call 999 or go to A&E now if.'),
    lines: fieldsets('Signs of danger', 'The same as on the emergency page.', line),
    callLabel: wording('Button that calls 999', 'For example Call 999.'),
  }),
  parts: fieldsets(
    'What has happened',
    'One for each card of the emergency page, in the same order.',
    {
      icon: parts.iconName,
      title: wording('What has happened', 'For example A tooth is knocked out.'),
      lines: fieldsets('What to do', 'One thing at a time, in the order it is done.', line),
    },
  ),
  call: fieldset('Call us', 'The numbers come from the forms of the practices.', {
    title: wording('Heading', 'For example Call us.'),
    lines: fieldsets('What to say and what it costs', 'A few short sentences.', line),
    townLabel: asked(
      parts.townLabel,
      'Buttons that call',
      'One for each practice. Write {town} where the name of the town belongs.',
    ),
    otherwise: optionalWording('When nobody can be reached', 'About NHS 111, in one sentence.'),
  }),
  longVersion: noneOrOne(parts.link, 'Link to the emergency page', 'For those who want more.'),
  reviewed: parts.reviewed,
})

export type EasyRead = v.InferOutput<typeof easyReadSchema>
