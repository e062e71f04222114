/** Where the share picture of a page lies; one a page, made at build. A slash at the end is no part of a name. */
export const shareImagePath = (path: string) =>
  `/share-images/${path.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'home'}.png`
