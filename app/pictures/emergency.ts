import type { PictureSource } from '~/components/picture.tsx'
import { pictureFolder } from './picture-folder.ts'

export const emergencyPicture = pictureFolder(
  import.meta.glob<PictureSource>('/content/images/emergency.*', {
    eager: true,
    import: 'default',
  }),
)
