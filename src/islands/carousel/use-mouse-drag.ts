import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { nearestCard } from './row-geometry.ts'
import { releaseRow } from './slide-row.ts'

/** Pixels a mouse may move before a press becomes a drag. */
const dragThreshold = 6
/** Pixels from which a drag means the next card, however wide the card is. */
const oneCard = 40

type Drag = { pointer: number; x: number; left: number; card: number; isMoving: boolean }

type MouseDragOptions = {
  row: RefObject<HTMLDivElement | null>
  /** True while a mouse drags the row. */
  isHeld: RefObject<boolean>
  stop: () => void
  onDropped: (card: number) => void
}

/** Moves the row by mouse, as a finger does natively. Touch is left to the browser. */
export function useMouseDrag({ row, isHeld, stop, onDropped }: MouseDragOptions) {
  const drag = useRef<Drag | null>(null)
  const hasDragged = useRef(false)

  const start = (event: PointerEvent) => {
    hasDragged.current = false
    if (!row.current || event.pointerType !== 'mouse' || event.button !== 0) return
    if ((event.target as Element).closest('input, button, iframe')) return
    const { scrollLeft: left } = row.current
    const { pointerId: pointer, clientX: x } = event
    drag.current = { pointer, x, left, card: nearestCard(row.current), isMoving: false }
  }

  const move = (event: PointerEvent) => {
    const now = drag.current
    if (!row.current || now?.pointer !== event.pointerId) return
    const distance = now.x - event.clientX
    if (!now.isMoving && Math.abs(distance) > dragThreshold) {
      stop()
      now.isMoving = isHeld.current = hasDragged.current = true
      row.current.setPointerCapture(event.pointerId)
      row.current.dataset.dragging = ''
      releaseRow(row.current)
      getSelection()?.removeAllRanges()
    }
    if (now.isMoving) row.current.scrollLeft = now.left + distance
  }

  const end = (event: PointerEvent) => {
    const now = drag.current
    drag.current = null
    if (!row.current || !now?.isMoving) return
    isHeld.current = false
    delete row.current.dataset.dragging
    onDropped(droppedOn(nearestCard(row.current), now, now.x - event.clientX))
  }

  return {
    onPointerDown: start,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    /** A drag that began on a link must not follow it. */
    onClickCapture: (event: MouseEvent) => {
      if (!hasDragged.current) return
      hasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    /** Pictures and links would be dragged out of the page instead. */
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}

function droppedOn(nearest: number, { card }: Drag, distance: number) {
  if (nearest !== card || Math.abs(distance) < oneCard) return nearest
  return Math.max(0, card + Math.sign(distance))
}
