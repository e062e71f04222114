import type { PictureSource } from '~/components/picture.tsx'
import { pictureFolder } from './picture-folder.ts'

export const interiorsPicture = pictureFolder(
  import.meta.glob<PictureSource>('/content/images/interiors/*', {
    eager: true,
    import: 'default',
  }),
)
