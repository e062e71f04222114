type EmailLinkProps = { address: string; className: string }

/**
 * Where the column is too narrow for it, an address breaks behind its @: a line that ends with the
 * hyphen of its name would leave open whether that belongs to it.
 */
export function EmailLink({ address, className }: EmailLinkProps) {
  const [mailbox, host] = address.split('@')
  return (
    <a href={`mailto:${address}`} className={className}>
      <span className="[text-decoration:inherit]">
        {mailbox}@<wbr />
        <span className="wrap-anywhere inline-block max-w-full [text-decoration:inherit]">
          {host}
        </span>
      </span>
    </a>
  )
}
