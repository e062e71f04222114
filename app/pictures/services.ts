import type { PictureSource } from '~/components/picture.tsx'
import { pictureFolder } from './picture-folder.ts'

export const servicesPicture = pictureFolder(
  import.meta.glob<PictureSource>('/content/images/services/*', { eager: true, import: 'default' }),
)
