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

/** Two pictures under one divider: a native slider, so fingers, mouse and arrow keys all move it. */
export function BeforeAfter({ beforeLabel, sliderLabel, isSplit, children }: BeforeAfterProps) {
  const frame = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const [split, setSplit] = useState(middle)
  // The visitor may have moved the divider before the script came, or the browser put it back.
  useEffect(() => {
    if (slider.current) setSplit(slider.current.value)
  }, [])
  useIslandReady(frame)

  return (
    <div
      ref={frame}
      className="before-after"
      data-split={isSplit}
      // The security policy allows no style attribute in the page, only one set by a script.
      style={split === middle ? undefined : ({ '--split': `${split}%` } as CSSProperties)}
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
            aria-valuetext={`${beforeLabel} ${split} %`}
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
