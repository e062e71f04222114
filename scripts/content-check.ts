import { contentErrors } from './content/content-errors.ts'

/** npm run content:check: the same errors as the build, without building. */
const errors = contentErrors()
for (const error of errors) console.error(error)
console.log(errors.length === 0 ? 'content/ is in order' : `${errors.length} to mend`)
process.exitCode = errors.length === 0 ? 0 : 1
