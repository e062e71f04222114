import type { PictureSource } from '~/components/picture.tsx'
import { pictureFolder } from './picture-folder.ts'

export const transformationsPicture = pictureFolder(
  import.meta.glob<PictureSource>('/content/images/transformations/*', {
    eager: true,
    import: 'default',
  }),
)
