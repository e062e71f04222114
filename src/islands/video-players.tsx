import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { watchGate } from '~/behaviours/location-gate/gate-state.ts'
import { afterPaint, useIslandReady } from './timing.ts'

/** SPEC §7: autoplay on, related videos off; the player that sets no cookies before playing. */
const playerUrl = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`

/** One video at most plays on the whole page, whichever list its card stands in. */
let stopPlaying = () => {}

type Film = { id: string; title: string; card: HTMLElement; frame: HTMLElement }

/**
 * Around cards that stand on the page already (sections/home/video-cards.tsx): pressing a link with
 * `data-video` puts the player in the place of its card's picture.
 */
export function VideoPlayers({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [film, setFilm] = useState<Film | null>(null)

  const play = (event: MouseEvent) => {
    const pressed = filmOf(event.target)
    // Left to the browser: the visitor wants the video's own page in another tab.
    if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (pressed.card === film?.card) return
    stopPlaying()
    stopPlaying = () => setFilm(null)
    setFilm(pressed)
  }

  const card = film?.card
  useLayoutEffect(() => {
    if (!card) return
    card.dataset.playing = 'true'
    return () => {
      card.dataset.playing = 'false'
    }
  }, [card])

  useEffect(() => {
    // Coming back to a page that the browser kept must not go on with a film by itself; nor does a film
    // go on, unseen, behind the gate.
    const stop = () => setFilm(null)
    addEventListener('pagehide', stop)
    const stopWatching = watchGate((state) => state === 'restricted' && stop())
    return () => {
      removeEventListener('pagehide', stop)
      stopWatching()
    }
  }, [])
  useIslandReady(root)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    <div ref={root} onClick={play}>
      {children}
      {film && createPortal(<Player key={film.id} id={film.id} title={film.title} />, film.frame)}
    </div>
  )
}

function filmOf(target: EventTarget): Film | undefined {
  const link = (target as Element).closest<HTMLElement>('[data-video]')
  const card = link?.closest<HTMLElement>('.video-card')
  const frame = card?.querySelector<HTMLElement>('.video-frame')
  if (!link || !card || !frame) return undefined
  return { id: link.dataset.video ?? '', title: link.dataset.videoTitle ?? '', card, frame }
}

/**
 * Asked of the video host only now that the visitor has pressed play. A browser works a tenth of a
 * second on a new frame: the card answers the press first.
 */
function Player({ id, title }: { id: string; title: string }) {
  const [isAnswered, setIsAnswered] = useState(false)
  useEffect(() => afterPaint(() => setIsAnswered(true)), [])
  if (!isAnswered) return null
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

const takeFocus = (player: HTMLIFrameElement | null) => player?.focus({ preventScroll: true })
