import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useMediaQuery } from './use-media-query.ts'

/**
 * When a carousel may turn by itself, after the W3C pattern: never for those who asked for less
 * motion, not under a pointer or a finger, not off screen, not in a hidden tab, and after
 * keyboard focus or the stop button only when the visitor starts it again.
 */
export function useRotation(carousel: RefObject<HTMLElement | null>) {
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isOnScreen = useOnScreen(carousel)
  const isTabVisible = useTabVisible()
  const [choice, setChoice] = useState<'stopped' | 'started'>()
  /** Moving on inside must not stop what the visitor has started there. */
  const hasKeyboardFocus = useRef(false)
  const [pausedBy, setPausedBy] = useState<'pointer' | 'finger'>()

  // Pointer and focus may have arrived before the script did. The focus is looked for after the
  // replayed presses (lazy-hydration.ts): one on the stop button has stopped it already.
  useEffect(() => {
    const element = carousel.current
    if (!element) return
    if (matchMedia('(hover: hover)').matches && element.matches(':hover')) setPausedBy('pointer')
    const lookForFocus = ({ target }: Event) => {
      if (!(target as Element).contains(element)) return
      hasKeyboardFocus.current = element.querySelector(':focus-visible') !== null
      if (hasKeyboardFocus.current) setChoice((chosen) => chosen ?? 'stopped')
    }
    addEventListener('island-ready', lookForFocus)
    return () => removeEventListener('island-ready', lookForFocus)
  }, [carousel])

  // Whoever has followed a link to a card wants to read it. The browser itself has scrolled the row there.
  useEffect(() => {
    const stopForTarget = () => {
      if (carousel.current?.querySelector(':target')) setChoice('stopped')
    }
    stopForTarget()
    addEventListener('hashchange', stopForTarget)
    return () => removeEventListener('hashchange', stopForTarget)
  }, [carousel])

  // The browser's own events: to React, an island inside (a divider) lies outside of the carousel.
  useEffect(() => {
    const element = carousel.current
    const enter = ({ pointerType }: PointerEvent) =>
      pointerType === 'mouse' && setPausedBy('pointer')
    const leave = () => setPausedBy((by) => (by === 'pointer' ? undefined : by))
    element?.addEventListener('pointerenter', enter)
    element?.addEventListener('pointerleave', leave)
    return () => {
      element?.removeEventListener('pointerenter', enter)
      element?.removeEventListener('pointerleave', leave)
    }
  }, [carousel])

  const isStopped = choice ? choice === 'stopped' : prefersStill === true
  return {
    isStopped,
    isRotating: !isStopped && !pausedBy && isOnScreen && isTabVisible,
    /**
     * Pressed with the pointer on it: the visitor's wish outweighs the hover. A replayed press
     * (lazy-hydration.ts) was one on the served button, which says "Stop" to everybody.
     */
    toggle: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      const saidStart = isStopped && currentTarget.dataset.pending === undefined
      setChoice(saidStart ? 'started' : 'stopped')
      setPausedBy(undefined)
    },
    handlers: {
      onTouchStart: () => setPausedBy('finger'),
      onTouchEnd: () => setPausedBy(undefined),
      onTouchCancel: () => setPausedBy(undefined),
      onFocus: (event: FocusEvent) => {
        const wasThere = hasKeyboardFocus.current
        hasKeyboardFocus.current = event.target.matches(':focus-visible')
        if (hasKeyboardFocus.current && !wasThere) setChoice('stopped')
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hasKeyboardFocus.current = false
      },
      /** Somebody who compares before and after does not want the case taken away. */
      onInput: () => setChoice('stopped'),
    },
  }
}

/** True while any part of the element is on the screen; false before the script runs. */
function useOnScreen(element: RefObject<Element | null>) {
  const [isOnScreen, setIsOnScreen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOnScreen
}

/** False while the visitor looks at another tab. */
const useTabVisible = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  )

function subscribeToVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
