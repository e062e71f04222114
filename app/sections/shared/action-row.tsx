import type { ButtonLook } from '~/components/button-look.ts'
import { classNames } from '~/lib/class-names.ts'
import type { Action } from '../../../content/model/blocks.ts'
import { ActionButton } from './action-button.tsx'
import type { ContactBook } from './contact-book.ts'

type ActionRowProps = {
  actions: readonly Action[]
  book: ContactBook
  /** Look of the first button, then of all others. */
  looks?: readonly [ButtonLook, ButtonLook]
  className?: string
}

/** The buttons of a hero or a closing call: the first one leads. */
export function ActionRow({
  actions,
  book,
  looks = ['primary', 'secondary'],
  className,
}: ActionRowProps) {
  return (
    <div className={classNames('flex flex-wrap gap-3', className)} data-print="hide">
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
