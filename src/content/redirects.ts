import * as v from 'valibot'
import { asked, fieldsets, nameOf } from './fields.ts'

/** Answered by the server itself, or files of every build. */
const taken = /^\/(api|functions|assets|articles|share-images)\/|\.\w+$/

const oldAddress = v.pipe(
  v.string('write the old address, like /locations/harrogate'),
  v.trim(),
  v.regex(
    /^(\/[A-Za-z0-9._~-]+)+$/,
    'write the part after the name of the website, like /locations/harrogate, without a slash at its end',
  ),
  v.check((address) => !taken.test(address), 'this is no address of a page'),
)

export const redirectsSchema = v.strictObject({
  redirects: fieldsets(
    'Addresses that are gone',
    'Whoever follows an old link, or finds it in a search engine, is led to the page that takes its place.',
    {
      from: asked(
        oldAddress,
        'Old address',
        'The part after the name of the website, for example /blog/an-article-that-was-removed.',
      ),
      to: asked(
        nameOf('page', 'a page'),
        'Leads to',
        'The page that is nearest to what people looked for there.',
      ),
    },
  ),
})
