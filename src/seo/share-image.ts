/**
 * Where the share picture of a page lies; one a page, made at build. While pages are made into files
 * their paths end with a slash, in the browser they do not.
 */
export const shareImagePath = (path: string) =>
  `/share-images/${path.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'home'}.png`
