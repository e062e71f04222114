import type { PictureSource } from '~/components/picture.tsx'
import { pictureFolder } from './picture-folder.ts'

export const networkPicture = pictureFolder(
  import.meta.glob<PictureSource>('/content/images/network.*', { eager: true, import: 'default' }),
)
