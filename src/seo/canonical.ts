/** SPEC §2: base address plus path without trailing slash; the root path gives the bare base address. */
export const canonicalUrl = (baseUrl: string, path: string) =>
  `${baseUrl.replace(/\/+$/, '')}${path.replace(/\/+$/, '')}`
