import { describeSlip } from './content/slip.ts'

/** npm run content:check: the same errors as the build, without building. */
const { errors, toRead } = await check()
for (const error of errors) console.error(error)
for (const sentence of toRead) console.log(sentence)
console.log(errors.length === 0 ? 'content/ is in order' : `${errors.length} to mend`)
process.exitCode = errors.length === 0 ? 0 : 1

/** Imported late: a file with a comma too few stops at the import. */
async function check() {
  try {
    const { contentErrors } = await import('./content/content-errors.ts')
    const { damagedPictures } = await import('./content/image-errors.ts')
    const errors = [...contentErrors(), ...(await damagedPictures())]
    return { errors, toRead: errors.length === 0 ? await sentencesToRead() : [] }
  } catch (error) {
    const slip = describeSlip(error)
    if (slip) return { errors: [slip], toRead: [] }
    throw error
  }
}

/** No mistakes to a program, but probably to a patient. */
async function sentencesToRead() {
  const { nhsStatusFindings } = await import('./launch/nhs-status-findings.ts')
  const { readWords } = await import('./launch/launch-content.ts')
  return nhsStatusFindings(readWords()).map(
    ({ file, field, note }) => `please read again: ${file}: ${field}: ${note}`,
  )
}
