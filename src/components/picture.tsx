/** What the image pipeline makes of a file in content/images/. */
export type PictureSource = {
  /** In several widths, as a `srcset`. */
  avif: string
  /** WebP, for browsers that are too old for AVIF. */
  src: string
  width: number
  height: number
  /** The words that stand for it. */
  alt: string
  /** Rectangular, with a ground of its own: it is framed where a cut-out render stands free. */
  isPhotograph?: boolean
}

type PictureProps = {
  source: PictureSource
  /** How wide the picture is shown, as the `sizes` attribute. */
  sizes: string
  /** The one picture of the first screen: fetched first. All others wait until they come near. */
  isFirstScreen?: boolean
  className?: string
}

export function Picture({ source, sizes, isFirstScreen = false, className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={source.avif} sizes={sizes} />
      <img
        src={source.src}
        alt={source.alt}
        width={source.width}
        height={source.height}
        {...(isFirstScreen
          ? { loading: 'eager', fetchPriority: 'high', decoding: 'async' }
          : { loading: 'lazy', fetchPriority: 'low' })}
        className={className}
      />
    </picture>
  )
}
