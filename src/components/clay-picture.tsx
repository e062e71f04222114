import { classNames } from '~/lib/class-names.ts'
import { Picture, type PictureSource } from './picture.tsx'

type ClayPictureProps = {
  source: PictureSource
  /** Ground of the moon behind it: another than the page's. */
  moon: 'bg-white' | 'bg-mint' | 'bg-peach-soft' | 'bg-cream'
  className: string
  /** How wide it is shown. */
  sizes: string
}

/** A free-standing render before a moon, as in the hero, small enough to stand beside words; a photograph fills it. */
export function ClayPicture({ source, moon, className, sizes }: ClayPictureProps) {
  return (
    <div
      className={classNames(
        'clay-picture grid aspect-square place-items-center rounded-pill',
        moon,
        className,
      )}
    >
      <Picture
        source={source}
        sizes={sizes}
        className={
          source.isPhotograph ? 'aspect-square w-full rounded-pill object-cover' : 'w-full'
        }
      />
    </div>
  )
}
