import { cutFonts } from './build/fonts.ts'

/** What the app imports but nobody wrote: made before a build and before development. */
await cutFonts()
