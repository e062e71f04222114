import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { goBack } from '~/behaviours/go-back.ts'
import { classNames } from '~/lib/class-names.ts'

/** Back to the previous page; a link to home where there is none, or no script. */
export function BackLink({ label, onDark = false }: { label: string; onDark?: boolean }) {
  return (
    <Link
      to="/"
      data-print="hide"
      data-part="back-link"
      onClick={goBack}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-pill border-2 px-5 font-semibold text-small',
        onDark
          ? 'border-white/70 text-white hover:bg-white/15'
          : 'border-ink/15 bg-white hover:border-brand hover:text-brand-dark',
      )}
    >
      <ArrowLeft className="size-4" aria-hidden="true" />
      {label}
    </Link>
  )
}
