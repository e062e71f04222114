import type { PictureSource } from '~/components/picture.tsx'
import { pictureFolder } from './picture-folder.ts'

export const videosPicture = pictureFolder(
  import.meta.glob<PictureSource>('/content/images/videos/*', { eager: true, import: 'default' }),
)
