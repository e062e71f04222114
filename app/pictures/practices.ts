import type { PictureSource } from '~/components/picture.tsx'
import { pictureFolder } from './picture-folder.ts'

export const practicesPicture = pictureFolder(
  import.meta.glob<PictureSource>('/content/images/practices/*', {
    eager: true,
    import: 'default',
  }),
)
