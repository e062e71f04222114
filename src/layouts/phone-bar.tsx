import { CalendarCheck, Phone, X } from 'lucide-react'
import { buttonClasses } from '~/components/link-looks.ts'
import { PracticePhoneList } from './practice-phone-list.tsx'
import type { HeaderContent } from './site-header.tsx'

const callListId = 'phone-bar-call'

type PhoneBarProps = {
  content: HeaderContent
  /** On the emergency page the call leads, in red. */
  isUrgent?: boolean
}

/**
 * Call and Book within reach of the thumb, on screens that have no room for both in the header.
 * The list of numbers is a native popover: it opens without a script.
 */
export function PhoneBar({ content, isUrgent = false }: PhoneBarProps) {
  return (
    <nav aria-label={content.navigation.phoneBar.label} className="phone-bar" data-print="hide">
      <button
        type="button"
        popoverTarget={callListId}
        aria-haspopup="dialog"
        className={buttonClasses(isUrgent ? 'emergency' : 'secondary', 'grow')}
      >
        <Phone className="size-5" />
        {content.navigation.phoneBar.callLabel}
      </button>
      <a href="/#booking" className={buttonClasses(isUrgent ? 'secondary' : 'primary', 'grow')}>
        <CalendarCheck className="size-5" />
        {content.navigation.phoneBar.bookLabel}
      </a>
      <div
        id={callListId}
        popover="auto"
        role="dialog"
        aria-label={content.navigation.phoneBar.callTitle}
        className="phone-bar-list"
      >
        <div className="flex items-center justify-between gap-4">
          <p className="font-display text-h3">{content.navigation.phoneBar.callTitle}</p>
          <button
            type="button"
            popoverTarget={callListId}
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: taken when the sheet opens, which covers the button that opened it
            autoFocus
            aria-label={content.navigation.phoneBar.closeLabel}
            className="grid size-11 place-items-center rounded-pill border-2 border-line"
          >
            <X className="size-5" />
          </button>
        </div>
        <PracticePhoneList practices={content.practices} />
      </div>
    </nav>
  )
}
