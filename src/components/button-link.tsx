import type { ReactNode } from 'react'
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
