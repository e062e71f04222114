import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { classNames } from '~/lib/class-names.ts'
import type { HeaderPractice } from './header-content.ts'
import { PracticePhoneList } from './practice-phone-list.tsx'

/** `hovered` closes when the pointer leaves; `pinned` stays until the visitor is done with it. */
type MenuState = 'closed' | 'hovered' | 'pinned'

/**
 * A disclosure (DOMAIN.md): hover opens it as an extra, click and keyboard do the same job,
 * Escape closes it and gives the focus back. Without a script, CSS opens it on hover and focus.
 */
export function LocationsMenu({
  label,
  practices,
}: {
  label: string
  practices: readonly HeaderPractice[]
}) {
  const [state, setState] = useState<MenuState>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const isOpen = state !== 'closed'

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setState('closed')
    button.current?.focus()
  }
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setState('closed')
  }

  return (
    // The wrapper only listens; the button inside is the control.
    // biome-ignore lint/a11y/noStaticElementInteractions: hover is an extra to the button
    <div
      className="locations-menu relative"
      onPointerEnter={(event) =>
        event.pointerType === 'mouse' && setState((now) => (now === 'closed' ? 'hovered' : now))
      }
      onPointerLeave={() => setState((now) => (now === 'hovered' ? 'closed' : now))}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setState((now) => (now === 'pinned' ? 'closed' : 'pinned'))}
        className="flex items-center gap-1 rounded-pill px-3 py-2.5 font-medium text-small hover:bg-mint"
      >
        {label}
        <ChevronDown
          className={classNames('size-4 transition-transform', isOpen && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
      <div
        id={panelId}
        className={classNames(
          'locations-panel absolute top-full right-1/2 w-[26rem] translate-x-1/2 pt-3',
          !isOpen && 'hidden',
        )}
      >
        <div className="rounded-card bg-white px-6 py-3 shadow-raised">
          <PracticePhoneList practices={practices} />
        </div>
      </div>
    </div>
  )
}
