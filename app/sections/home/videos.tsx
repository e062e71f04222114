import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import type { VideosSection } from '../../../content/model/video.ts'
import { VideoCard, type VideoCardContent } from './video-card.tsx'

type VideosProps = { content: VideosSection; videos: readonly VideoCardContent[] }

/** One large, the others beside it. */
export function Videos({ content, videos }: VideosProps) {
  return (
    <Section id="videos" labelledBy="videos-title" ground="cream">
      <SectionHeading id="videos-title" title={content.title} intro={content.intro} />
      <div className="grid gap-6 md:grid-cols-2">
        {videos.map((video, index) => (
          <VideoCard
            key={video.id}
            video={video}
            watchLabel={content.watchLabel}
            isLarge={index === 0}
          />
        ))}
      </div>
      <p className="mt-6 text-ink-soft text-small">{content.privacyNote}</p>
    </Section>
  )
}
