import type { ReactNode } from 'react'
import { telHref } from '~/lib/phone-links.ts'
import { type ButtonLook, buttonClasses } from './link-looks.ts'

type ButtonLinkProps = {
  /** A path of this site, a section (`/#booking`, here `#booking`), or an outside address: tel:, mailto:, https:. */
  to: string
  look?: ButtonLook
  /** Portals, maps and partner sites open beside this one. */
  opensNewTab?: boolean
  className?: string
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { to, look = 'primary', opensNewTab = false, className, children } = props
  const classes = buttonClasses(look, className)
  return (
    <a href={to} className={classes} {...(opensNewTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {opensNewTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}

type NewTabLinkProps = { href: string; className?: string; children: ReactNode }

/** A plain link to a map, a review page or another site, which opens beside this one. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** A phone number that can be called with one tap. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a href={telHref(phone)} className={className}>
      {phone}
    </a>
  )
}

/**
 * Where the column is too narrow for it, an address breaks behind its @ and not at a hyphen: that
 * would leave open whether the hyphen belongs to it. In very large letters it breaks where it must.
 */
export function EmailLink({ address, className }: { address: string; className: string }) {
  const [mailbox, host] = address.split('@')
  return (
    <a href={`mailto:${address}`} className={className}>
      <span className="wrap-anywhere min-[22rem]:whitespace-nowrap">
        {`${mailbox}@`}
        {/* Firefox asks the element around it whether it may break. */}
        <span className="whitespace-normal">
          <wbr />
        </span>
        {host}
      </span>
    </a>
  )
}
