import { Mail, Phone } from 'lucide-react'
import { PhoneLink } from '~/components/phone-link.tsx'

export type StoryContact = { phone: string; email: string }

export function ContactLines({ contact }: { contact: StoryContact }) {
  const [name, host] = contact.email.split('@')
  return (
    <ul className="flex flex-wrap gap-x-6 font-semibold text-small">
      <li className="flex items-center gap-2">
        <Phone className="size-4.5 text-brand" aria-hidden="true" />
        <PhoneLink phone={contact.phone} className="tap hover:underline" />
      </li>
      <li className="flex min-w-0 items-center gap-2">
        <Mail className="size-4.5 shrink-0 text-brand" aria-hidden="true" />
        <a href={`mailto:${contact.email}`} className="tap wrap-anywhere hover:underline">
          {name}@<wbr />
          {host}
        </a>
      </li>
    </ul>
  )
}
