import type { PictureSource } from '~/components/picture.tsx'
import { pictureFolder } from './picture-folder.ts'

export const videoTestimonialsPicture = pictureFolder(
  import.meta.glob<PictureSource>('/content/images/video-testimonials/*', {
    eager: true,
    import: 'default',
  }),
)
