import * as v from 'valibot'
import { fieldset, listOf, wording } from './fields.ts'
import { link } from './page-parts.ts'

export const navigationSchema = v.strictObject({
  items: listOf(
    v.union(
      [
        link,
        v.strictObject({
          label: wording('Words to press', 'For example Locations.'),
          menu: v.literal('locations', 'write locations'),
        }),
      ],
      'an item needs a label and either to or menu',
    ),
    'Entries of the menu',
    'From left to right. Keep each to one or two words, so that all fit in one line.',
  ),
  openMenuLabel: wording(
    'Name of the button that opens the menu',
    'On phones. Read out to people who cannot see it.',
  ),
  closeMenuLabel: wording(
    'Name of the button that closes the menu',
    'On phones. Read out to people who cannot see it.',
  ),
  phoneBar: fieldset(
    'Bar at the bottom of a phone’s screen',
    'Stays there on every page, so that calling and booking are one press away.',
    {
      label: wording(
        'Name of the bar',
        'Read out to people who cannot see it, for example Call or book.',
      ),
      callLabel: wording('Button that calls', 'One word, for example Call.'),
      bookLabel: wording('Button that books', 'One word, for example Book.'),
      callTitle: wording(
        'Heading above the phone numbers',
        'After Call is pressed, for example Call a practice.',
      ),
      closeLabel: wording(
        'Name of the button that closes the numbers',
        'Read out to people who cannot see it.',
      ),
    },
  ),
  skipLabel: wording(
    'Link past the menu',
    'For people who use the keyboard, for example Skip to main content.',
  ),
})

export type Navigation = v.InferOutput<typeof navigationSchema>
