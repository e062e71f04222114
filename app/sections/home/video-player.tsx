import { useAfterPaint } from '~/behaviours/use-after-paint.ts'
import { playerUrl } from '~/lib/video-addresses.ts'

const takeFocus = (player: HTMLIFrameElement | null) => player?.focus({ preventScroll: true })

/**
 * Asked of the video host only now that the visitor has pressed play. A browser works a tenth of a
 * second on a new frame: the card answers the press first.
 */
export function VideoPlayer({ id, title }: { id: string; title: string }) {
  if (!useAfterPaint()) return null
  return (
    <iframe
      ref={takeFocus}
      src={playerUrl(id)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full"
    />
  )
}
