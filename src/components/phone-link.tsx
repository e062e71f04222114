import { telHref } from '~/lib/phone-links.ts'

/** A phone number that can be called with one tap. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a href={telHref(phone)} className={className}>
      {phone}
    </a>
  )
}
