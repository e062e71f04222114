import type { PictureSource } from '~/components/picture.tsx'
import { pictureFolder } from './picture-folder.ts'

export const blogPicture = pictureFolder(
  import.meta.glob<PictureSource>('/content/images/blog/*', { eager: true, import: 'default' }),
)
