import { readSettingsFile } from '../shared/settings-file.ts'
import { readFiles } from '../src/content/read-files.ts'
import { checkContent } from './content/content-errors.ts'
import { unevenPairs, unreadablePictures } from './content/image-errors.ts'
import { addressesWithoutRedirect } from './retired-addresses.ts'

readSettingsFile()

/** npm run content:check: the same errors as the build, without building. */
const { content, errors: found, points } = checkContent()
const pairs = readFiles().read.find(({ kind }) => kind === 'transformations')?.fields
const errors = [...found, ...(await unreadablePictures()), ...(await unevenPairs(pairs))]
for (const error of errors) console.error(error)

// No mistakes to a program, but probably to a patient.
if (content && errors.length === 0)
  for (const line of [...points.map((point) => `please read again: ${point}`), ...gone()])
    console.log(line)
console.log(errors.length === 0 ? 'content/ is in order' : `${errors.length} to mend`)
process.exitCode = errors.length === 0 ? 0 : 1

function gone() {
  return addressesWithoutRedirect().map(
    (address) =>
      `please decide: ${address} is online and its page is gone: write into content/redirects.yaml where it leads`,
  )
}
