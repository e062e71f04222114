import { iconErrors } from './icons-in-use.ts'
import { imageErrors } from './image-errors.ts'
import { markdownErrors } from './markdown-errors.ts'
import { explain } from './parse-or-explain.ts'
import { registry } from './registry.ts'

/** Every mistake in content/, one line each; empty when all is well. */
export function contentErrors(): string[] {
  const broken = registry.flatMap(({ file, data, schema }) => explain(schema, data, file))
  return [...broken, ...markdownErrors(), ...iconErrors(), ...imageErrors()]
}
