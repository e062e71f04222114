import { Phone } from 'lucide-react'
import type { ButtonLook } from '~/components/link-looks.ts'
import { ButtonLink } from '~/components/links.tsx'
import type { Action } from '~/content/page-parts.ts'
import { classNames } from '~/lib/class-names.ts'
import { telHref } from '~/lib/phone-links.ts'

/** The numbers and portals that buttons of content files refer to by name. */
export type ContactBook = {
  practiceNamed: (slug: string) => { phone: string; portalUrl: string }
  /** Service pages and the Bradford page show a placeholder contact. */
  placeholderPhone: string
}

type ActionRowProps = {
  actions: readonly Action[]
  book: ContactBook
  /** Look of the first button, then of all others. */
  looks?: readonly [ButtonLook, ButtonLook]
  className: string
}

/** The buttons of a hero or a closing call: the first one leads. */
export function ActionRow(props: ActionRowProps) {
  const { actions, book, looks = ['primary', 'secondary'], className } = props
  return (
    <div className={classNames('grid gap-3 sm:flex sm:flex-wrap', className)} data-print="hide">
      {actions.map((action, index) => (
        <ActionButton
          key={action.label}
          action={action}
          book={book}
          look={looks[index === 0 ? 0 : 1]}
        />
      ))}
    </div>
  )
}

type ActionButtonProps = { action: Action; book: ContactBook; look: ButtonLook }

/** A button as a content file writes it: opens a page, calls a practice or opens its portal. */
export function ActionButton({ action, book, look }: ActionButtonProps) {
  const { to, opensNewTab, isCall } = actionTarget(action, book)
  return (
    <ButtonLink to={to} opensNewTab={opensNewTab} look={look}>
      {isCall && <Phone className="size-4.5 shrink-0" />}
      {action.label}
    </ButtonLink>
  )
}

export function actionTarget(action: Action, book: ContactBook) {
  if ('to' in action) return { to: action.to, opensNewTab: false, isCall: false }
  if ('portal' in action) {
    return { to: book.practiceNamed(action.portal).portalUrl, opensNewTab: true, isCall: false }
  }
  const phone = 'call' in action ? book.practiceNamed(action.call).phone : book.placeholderPhone
  return { to: telHref(phone), opensNewTab: false, isCall: true }
}
