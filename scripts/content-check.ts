import { checkContent } from './content/content-errors.ts'
import { unreadablePictures } from './content/image-errors.ts'

/** npm run content:check: the same errors as the build, without building. */
const { content, errors: found, points } = checkContent()
const errors = [...found, ...(await unreadablePictures())]
for (const error of errors) console.error(error)

// No mistakes to a program, but probably to a patient.
if (content && errors.length === 0)
  for (const point of points) console.log(`please read again: ${point}`)
console.log(errors.length === 0 ? 'content/ is in order' : `${errors.length} to mend`)
process.exitCode = errors.length === 0 ? 0 : 1
