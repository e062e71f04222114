import { videosPicture } from '~/pictures/videos.ts'
import { Videos } from '~/sections/home/videos.tsx'
import { videos, videosSection } from '../../../content/videos.ts'

export default function VideosPart() {
  return (
    <Videos
      content={videosSection}
      videos={videos.map((video) => ({
        ...video,
        badge: video.category,
        details: video.duration,
        picture: videosPicture(video.thumbnail.src),
      }))}
    />
  )
}
