import { baseService } from 'astro/assets'
import sharp from 'astro/assets/services/sharp'

/**
 * Astro's own, with the picture left out of the hash of its measures: the name of a file says already, by a
 * hash of its content, which picture it is. Files of one width then end alike, and a page that names
 * hundreds of them compresses better (docs/decisions/012).
 */
export default {
  ...sharp,
  propertiesToHash: baseService.propertiesToHash?.filter((property) => property !== 'src'),
}
