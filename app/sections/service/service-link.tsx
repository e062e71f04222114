import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

export function ServiceLink({ link }: { link: { label: string; to: string } | undefined }) {
  if (!link) return null
  return (
    <Link
      to={link.to}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {link.label}
      <ArrowRight className="size-4" aria-hidden="true" />
    </Link>
  )
}
