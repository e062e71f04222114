/** Where the share picture of a page lies; one a page, made at build. */
export const shareImagePath = (path: string) =>
  `/share-images/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
