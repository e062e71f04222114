/** What the image pipeline's modules export (scripts/vite/pictures.ts). */
export type PictureData = Record<string, string | number>

/**
 * The data in a module of the image pipeline, for files that the bundler does not write itself.
 * At build its addresses are still references, which only the finished bundle can resolve.
 */
export async function pictureData(
  code: string,
  addressOf: (reference: string) => string,
): Promise<PictureData> {
  const resolved = code.replace(/__VITE_ASSET__([\w$]+)__/g, (_, reference: string) =>
    addressOf(reference),
  )
  const module = await import(`data:text/javascript,${encodeURIComponent(resolved)}`)
  return module.default
}
