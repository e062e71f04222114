import * as v from 'valibot'
import * as block from './blocks.ts'
import * as field from './fields.ts'

export const notFoundSchema = v.strictObject({
  code: field.text,
  title: field.text,
  text: field.text,
  home: block.link,
  image: field.image,
  linksTitle: field.text,
  links: field.listOf(block.link),
})

export type NotFound = v.InferInput<typeof notFoundSchema>
