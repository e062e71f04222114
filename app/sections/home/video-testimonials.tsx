import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { VideoCard, type VideoCardContent } from './video-card.tsx'

type VideoTestimonialsProps = {
  title: string
  privacyNote: string
  watchLabel: string
  videos: readonly VideoCardContent[]
}

/** Patients on film; nothing at all while there are none (SPEC §2). */
export function VideoTestimonials(props: VideoTestimonialsProps) {
  const { title, privacyNote, watchLabel, videos } = props
  if (videos.length === 0) return null
  return (
    <Section labelledBy="video-testimonials-title" ground="cream">
      <SectionHeading id="video-testimonials-title" title={title} intro={privacyNote} />
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} watchLabel={watchLabel} />
        ))}
      </div>
    </Section>
  )
}
