import { Phone } from 'lucide-react'
import { ButtonLink } from '~/components/button-link.tsx'
import type { ButtonLook } from '~/components/button-look.ts'
import type { Action } from '../../../content/model/blocks.ts'
import { actionTarget } from './action-target.ts'
import type { ContactBook } from './contact-book.ts'

type ActionButtonProps = {
  action: Action
  book: ContactBook
  look?: ButtonLook
  className?: string
}

/** A button as a content file writes it: opens a page, calls a practice or opens its portal. */
export function ActionButton({ action, book, look = 'primary', className }: ActionButtonProps) {
  const { to, opensNewTab, isCall } = actionTarget(action, book)
  return (
    <ButtonLink
      to={to}
      opensNewTab={opensNewTab}
      look={look}
      {...(className !== undefined && { className })}
    >
      {isCall && <Phone className="size-4.5 shrink-0" aria-hidden="true" />}
      {action.label}
    </ButtonLink>
  )
}
