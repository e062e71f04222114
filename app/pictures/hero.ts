import type { PictureSource } from '~/components/picture.tsx'
import { pictureFolder } from './picture-folder.ts'

export const heroPicture = pictureFolder(
  import.meta.glob<PictureSource>('/content/images/hero.*', { eager: true, import: 'default' }),
)
