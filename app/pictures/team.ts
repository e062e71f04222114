import type { PictureSource } from '~/components/picture.tsx'
import { pictureFolder } from './picture-folder.ts'

export const teamPicture = pictureFolder(
  import.meta.glob<PictureSource>('/content/images/team/*', { eager: true, import: 'default' }),
)
