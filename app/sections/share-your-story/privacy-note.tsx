import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { ShareYourStory } from '../../../content/model/share-your-story.ts'
import { ContactLines, type StoryContact } from './contact-lines.tsx'

type PrivacyNoteProps = {
  words: ShareYourStory['privacyNote']
  isDelivered: boolean
  contact: StoryContact
}

/** Says what really happens to the answers, and how to reach us instead. */
export function PrivacyNote({ words, isDelivered, contact }: PrivacyNoteProps) {
  return (
    <div className="flex gap-4 rounded-inner bg-mint p-5 text-small">
      <ShieldCheck className="size-6 shrink-0 text-brand" aria-hidden="true" />
      <div>
        <p>{isDelivered ? words.whenDeliveryIsOn : words.whenDeliveryIsOff}</p>
        {/* On wide screens they stand beside the form as well. */}
        <div className={isDelivered ? 'lg:hidden' : undefined}>
          <ContactLines contact={contact} />
        </div>
        <Link
          to={words.policyLink.to}
          className="tap font-semibold text-brand underline underline-offset-4"
        >
          {words.policyLink.label}
        </Link>
      </div>
    </div>
  )
}
