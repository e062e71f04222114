import { Link } from 'react-router'

export function NhsPageLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="flex min-h-11 items-center justify-center text-center font-semibold text-nhs text-small underline underline-offset-4 hover:text-nhs-dark"
    >
      {label}
    </Link>
  )
}
