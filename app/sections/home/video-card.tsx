import { Play } from 'lucide-react'
import type { MouseEvent } from 'react'
import { playVideo, usePlayingVideo } from '~/behaviours/playing-video.ts'
import { Badge } from '~/components/badge.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { classNames } from '~/lib/class-names.ts'
import { watchUrl } from '~/lib/video-addresses.ts'
import { VideoPlayer } from './video-player.tsx'

export type VideoCardContent = {
  id: string
  badge: string
  title: string
  details: string
  description?: string
  thumbnail: { alt: string }
  picture: PictureSource
}

type VideoCardProps = {
  video: VideoCardContent
  watchLabel: string
  /** The first of the list, wider than the others. */
  isLarge?: boolean
}

/** The whole card starts the film; without a script its link leads to the video's own page. */
export function VideoCard({ video, watchLabel, isLarge = false }: VideoCardProps) {
  const isPlaying = usePlayingVideo() === video.id
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    playVideo(video.id)
  }
  return (
    <article
      className={classNames('video-card group', isLarge && 'video-card-large')}
      data-playing={isPlaying}
    >
      <div className="video-frame">
        {isPlaying ? (
          <VideoPlayer id={video.id} title={video.title} />
        ) : (
          <>
            <Picture
              source={video.picture}
              alt={video.thumbnail.alt}
              sizes={
                isLarge
                  ? '(width >= 75rem) 720px, (width >= 64rem) 56vw, 92vw'
                  : '(width >= 75rem) 590px, (width >= 48rem) 46vw, 92vw'
              }
              className="size-full object-cover"
            />
            <span className="video-play" aria-hidden="true">
              <Play className="size-7 translate-x-0.5 fill-current" />
            </span>
          </>
        )}
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
          onClick={play}
          className="video-link mt-2 inline-flex min-h-11 items-center font-semibold text-brand underline decoration-2 decoration-mint-deep underline-offset-4 hover:decoration-brand"
        >
          {watchLabel}
          <span className="sr-only">: {video.title}</span>
        </a>
      </div>
    </article>
  )
}
