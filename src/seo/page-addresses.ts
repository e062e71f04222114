/** Base address plus path without trailing slash; the root path gives the bare base address. */
export const canonicalUrl = (baseUrl: string, path: string) =>
  `${baseUrl.replace(/\/+$/, '')}${path.replace(/\/+$/, '')}`

/** Where the share picture of a page lies; one a page, made at build. */
export const shareImagePath = (path: string) =>
  `/share-images/${path.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'home'}.png`
