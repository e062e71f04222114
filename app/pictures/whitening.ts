import type { PictureSource } from '~/components/picture.tsx'
import { pictureFolder } from './picture-folder.ts'

export const whiteningPicture = pictureFolder(
  import.meta.glob<PictureSource>('/content/images/whitening.*', {
    eager: true,
    import: 'default',
  }),
)
