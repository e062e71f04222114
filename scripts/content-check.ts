import { checkContent } from './content/content-errors.ts'
import { unreadablePictures } from './content/image-errors.ts'

/** npm run content:check: the same errors as the build, without building. */
const { content, errors: found, points } = checkContent()
const errors = [...found, ...(await unreadablePictures())]
for (const error of errors) console.error(error)
if (content && errors.length === 0) for (const sentence of sentencesToRead()) console.log(sentence)
console.log(errors.length === 0 ? 'content/ is in order' : `${errors.length} to mend`)
process.exitCode = errors.length === 0 ? 0 : 1

/** No mistakes to a program, but probably to a patient. */
<<<<<<< HEAD
function sentencesToRead() {
  return nhsStatusFindings({ written: readWritten() }).map(
    ({ file, field, note }) => `please read again: ${file}: ${field}: ${note}`,
  )
=======
function sentencesToRead(prices: Prices) {
  return [
    ...points.map((line) => `please read again: ${line}`),
    ...unshownPrices(Object.keys(prices)).map((line) => `please look: ${line}`),
  ]
>>>>>>> main
}
