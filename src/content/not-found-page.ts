import * as v from 'valibot'
import { asked, listOf, scene, wording } from './fields.ts'
import * as parts from './page-parts.ts'

export const notFoundSchema = v.strictObject({
  code: wording('Number above the heading', 'Browsers call a missing page 404.'),
  title: wording('Heading', 'For example Page not found.'),
  text: wording('Words below the heading', 'Why that may be, and that you still help.'),
  home: asked(parts.link, 'Button to the home page', 'For example Return to home.'),
  image: scene,
  linksTitle: wording('Heading above the links', 'For example Perhaps you were looking for.'),
  links: listOf(parts.link, 'Links that may help', 'Pages that people look for most.'),
})

export type NotFound = v.InferOutput<typeof notFoundSchema>
