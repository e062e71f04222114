import { ChevronsLeftRight } from 'lucide-react'
import { type InputEvent, useRef } from 'react'
import { Picture, type PictureSource } from '~/components/picture.tsx'

type Half = { picture: PictureSource; alt: string; label: string }

type BeforeAfterProps = {
  before: Half
  after: Half
  /** Taken from the same view, so that they can lie over each other; otherwise side by side. */
  isSplit: boolean
  sliderLabel: string
}

/** Two pictures under one divider: a native slider, so fingers, mouse and arrow keys all move it. */
export function BeforeAfter({ before, after, isSplit, sliderLabel }: BeforeAfterProps) {
  const frame = useRef<HTMLDivElement>(null)

  const moveDivider = (event: InputEvent<HTMLInputElement>) => {
    const slider = event.currentTarget
    frame.current?.style.setProperty('--split', `${slider.value}%`)
    slider.setAttribute('aria-valuetext', valueText(before.label, slider.value))
  }

  return (
    <div ref={frame} className="before-after" data-split={isSplit}>
      <HalfPicture half={after} className="before-after-right" />
      <HalfPicture half={before} className="before-after-left" />
      {isSplit && (
        <div className="before-after-handle" data-print="hide">
          <input
            type="range"
            min="0"
            max="100"
            defaultValue="50"
            aria-label={sliderLabel}
            aria-valuetext={valueText(before.label, '50')}
            onInput={moveDivider}
          />
          <span aria-hidden="true">
            <ChevronsLeftRight className="size-6" />
          </span>
        </div>
      )}
    </div>
  )
}

const valueText = (label: string, percent: string) => `${label} ${percent} %`

function HalfPicture({ half, className }: { half: Half; className: string }) {
  return (
    <figure className={className}>
      <Picture
        source={half.picture}
        alt={half.alt}
        sizes="(width >= 75rem) 690px, (width >= 64rem) 56vw, 92vw"
        className="size-full object-cover"
      />
      <figcaption>{half.label}</figcaption>
    </figure>
  )
}
