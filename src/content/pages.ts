import { fixedPages } from '../routes.ts'
import { type Data, type FolderName, folders } from './kinds.ts'
import type { ListedPage } from './listed-page.ts'

/** Every page, the fixed ones first. A file more in a folder that has pages is a page more. */
export const listPages = (data: Data): ListedPage[] => [
  ...fixedPages.map((page) => ({
    ...page,
    titles: data['page-titles'][page.path],
    art: pictureOf(data, page.path),
  })),
  ...Object.keys(folders).flatMap((folder) => pagesIn(data, folder as FolderName)),
]

function pagesIn(data: Data, folder: FolderName) {
  // TypeScript does not see that a folder's entries are what its own function takes.
  const pagesOf = folders[folder].pagesOf as (entry: unknown) => ListedPage[]
  return data[folder].flatMap(pagesOf)
}

/** The one at the top of a fixed page. */
function pictureOf(data: Data, path: (typeof fixedPages)[number]['path']) {
  const heroes: Partial<Record<typeof path, { image: { src: string } }>> = {
    '/emergency-dentist': data['pages/emergency'].hero,
    '/emergency-dentist/easy-read': data['pages/emergency'].hero,
    '/which-practice': data['pages/which-practice'].hero,
    '/ways-to-reach-us': data['pages/ways-to-reach-us'].hero,
    '/network-of-clinics': data['pages/network'].hero,
    '/blog': data['pages/blog'].hero,
    '/share-your-story': data['pages/share-your-story'].hero,
    '/share': data['pages/share-your-story'].hero,
  }
  return heroes[path]?.image.src
}
