/** Base address of the site, fixed at build from SITE_URL, without a trailing slash. */
export const siteUrl: string = import.meta.env.SITE.replace(/\/$/, '')

export const absoluteUrl = (path: string) => new URL(path, `${siteUrl}/`).href
