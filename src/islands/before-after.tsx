import { ChevronsLeftRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIslandReady } from './timing.ts'

type BeforeAfterProps = {
  beforeLabel: string
  sliderLabel: string
  /** Taken from the same view, so that they can lie over each other; otherwise side by side. */
  isSplit: boolean
  /** The two pictures. */
  children?: ReactNode
}

const middle = '50'

/**
 * Two pictures under one divider: a native slider, so fingers, mouse and arrow keys all move it.
 * Until a hand takes it, the divider travels with the page where the browser knows how (styles/home.css).
 */
export function BeforeAfter({ beforeLabel, sliderLabel, isSplit, children }: BeforeAfterProps) {
  const frame = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  /** What the slider says once a hand has taken it. */
  const [split, setSplit] = useState<string>()
  // The visitor may have moved the divider before the script came, or the browser put it back.
  useEffect(() => {
    const value = slider.current?.value
    if (value !== middle) setSplit(value)
  }, [])
  useIslandReady(frame)

  /** A finger or the mouse takes the divider where it is drawn: the slider has to stand there first. */
  const takeUp = () => {
    if (!frame.current || !slider.current || split !== undefined) return
    const drawn = Number.parseFloat(getComputedStyle(frame.current).getPropertyValue('--split'))
    if (Number.isFinite(drawn)) slider.current.value = String(Math.round(drawn))
    setSplit(slider.current.value)
  }

  return (
    <div
      ref={frame}
      className="before-after"
      data-split={isSplit}
      data-taken={split !== undefined}
      // The security policy allows no style attribute in the page, only one set by a script.
      style={split === undefined ? undefined : ({ '--split': `${split}%` } as CSSProperties)}
    >
      {children}
      {isSplit && (
        <div className="before-after-handle" data-print="hide">
          <input
            ref={slider}
            type="range"
            min="0"
            max="100"
            defaultValue={middle}
            aria-label={sliderLabel}
            aria-valuetext={`${beforeLabel} ${split ?? middle} %`}
            onPointerDown={takeUp}
            onInput={(event) => setSplit(event.currentTarget.value)}
          />
          <span aria-hidden="true">
            <ChevronsLeftRight className="size-6" />
          </span>
        </div>
      )}
    </div>
  )
}
