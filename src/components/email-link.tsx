type EmailLinkProps = { address: string; className: string }

/**
 * Where the column is too narrow for it, an address breaks behind its @ and not at a hyphen: that
 * would leave open whether the hyphen belongs to it. In very large letters it breaks where it must.
 */
export function EmailLink({ address, className }: EmailLinkProps) {
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
