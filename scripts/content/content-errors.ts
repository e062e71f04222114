import { isDeepStrictEqual } from 'node:util'
import { withPrintedPhones } from '../../content/model/uk-phone.ts'
import { iconErrors } from './icons-in-use.ts'
import { imageErrors } from './image-errors.ts'
import { markdownErrors } from './markdown-errors.ts'
import { explain } from './parse-or-explain.ts'
import { registry } from './registry.ts'

/** Every mistake in content/, one line each; empty when all is well. */
export function contentErrors(): string[] {
  const broken = registry.flatMap(({ file, data, schema }) => explain(schema, data, file))
  const unread = registry.flatMap(({ file, data }) => unreadPhones(data, file))
  return [...broken, ...unread, ...markdownErrors(), ...iconErrors(), ...imageErrors()]
}

/** A file that hands its numbers out as they were written would dial wrong ones. */
export const unreadPhones = (data: unknown, file: string) =>
  isDeepStrictEqual(data, withPrintedPhones(data))
    ? []
    : [`${file}: write withPrintedPhones( ) around the content, as in content/practices.ts`]
