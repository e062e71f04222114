import * as v from 'valibot'
import * as block from './blocks.ts'
import * as field from './fields.ts'

export const notFoundSchema = v.strictObject({
  code: field.wording('Number above the heading', 'Browsers call a missing page 404.'),
  title: field.wording('Heading', 'For example Page not found.'),
  text: field.wording('Words below the heading', 'Why that may be, and that you still help.'),
  home: field.asked(block.link, 'Button to the home page', 'For example Return to home.'),
  image: field.image,
  linksTitle: field.wording('Heading above the links', 'For example Perhaps you were looking for.'),
  links: field.listOf(block.link, 'Links that may help', 'Pages that people look for most.'),
})

export type NotFound = v.InferOutput<typeof notFoundSchema>
