import { slug } from 'github-slugger'
import { Play } from 'lucide-react'
import { Badge } from '~/components/badge.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { classNames } from '~/lib/class-names.ts'

/** Where the video can be watched without a script. */
const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`

type VideoCardContent = {
  id: string
  badge: string
  title: string
  details: string
  description?: string
  picture: PictureSource
}

type VideoCardsProps = {
  videos: readonly VideoCardContent[]
  watchLabel: string
  /** The first one large, the others beneath it. */
  hasLead?: boolean
}

export function VideoCards({ videos, watchLabel, hasLead = false }: VideoCardsProps) {
  const columns = hasLead ? 'gap-4 md:grid-cols-2 md:gap-6' : 'gap-6 md:grid-cols-2 lg:grid-cols-3'
  return (
    <div className={`grid ${columns}`}>
      {videos.map((video, index) => (
        <VideoCard
          key={video.id}
          video={video}
          watchLabel={watchLabel}
          isLarge={hasLead && index === 0}
        />
      ))}
    </div>
  )
}

type VideoCardProps = { video: VideoCardContent; watchLabel: string; isLarge: boolean }

/**
 * The whole card starts the film (islands/video-players.tsx); without a script its link leads to the
 * video's own page.
 */
function VideoCard({ video, watchLabel, isLarge }: VideoCardProps) {
  return (
    <article
      id={slug(video.title)}
      className={classNames('video-card group', isLarge && 'video-card-large')}
      data-playing="false"
    >
      <div className="video-frame">
        <Picture
          source={video.picture}
          sizes={
            isLarge
              ? '(width >= 75rem) 720px, (width >= 64rem) 56vw, 92vw'
              : '(width >= 75rem) 590px, (width >= 48rem) 46vw, 132px'
          }
          className="size-full object-cover group-data-[playing=true]:hidden"
        />
        <span className="video-play group-data-[playing=true]:hidden" aria-hidden="true">
          <Play className="size-6 translate-x-0.5 fill-current" />
        </span>
      </div>
      <div className="video-words">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-small">
          <Badge look="peach" className="text-tiny">
            {video.badge}
          </Badge>
          {video.details}
        </p>
        <h3 className="mt-3 text-h3">{video.title}</h3>
        {video.description && <p className="mt-2 text-ink-soft text-small">{video.description}</p>}
        <a
          href={watchUrl(video.id)}
          data-video={video.id}
          data-video-title={video.title}
          data-press
          className="video-link mt-2 inline-flex min-h-11 items-center font-semibold text-brand underline decoration-2 decoration-mint-deep underline-offset-4 hover:decoration-brand"
        >
          {watchLabel}
          <span className="sr-only">{`: ${video.title}`}</span>
        </a>
      </div>
    </article>
  )
}
