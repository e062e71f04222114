import { videoTestimonialsPicture } from '~/pictures/video-testimonials.ts'
import { Reviews } from '~/sections/home/reviews.tsx'
import { VideoTestimonials } from '~/sections/home/video-testimonials.tsx'
import { group } from '../../../content/group.ts'
import { practices } from '../../../content/practices.ts'
import { ratings } from '../../../content/ratings.ts'
import { carouselReviews, reviewsSection } from '../../../content/reviews.ts'
import { videoTestimonials, videoTestimonialsSection } from '../../../content/video-testimonials.ts'
import { videosSection } from '../../../content/videos.ts'

export default function ReviewsPart() {
  return (
    <>
      <Reviews
        content={reviewsSection}
        reviews={carouselReviews}
        rating={ratings.google}
        searchUrl={group.reviewsSearchUrl}
      />
      <VideoTestimonials
        title={videoTestimonialsSection.title}
        privacyNote={videosSection.privacyNote}
        watchLabel={videosSection.watchLabel}
        videos={videoTestimonials.map((video) => ({
          ...video,
          badge: video.treatment,
          details: `${video.name}, ${practices[video.practice].town}`,
          picture: videoTestimonialsPicture(video.thumbnail.src),
        }))}
      />
    </>
  )
}
