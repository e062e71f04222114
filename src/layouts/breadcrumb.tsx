import { ChevronRight } from 'lucide-react'
import type { Crumb } from '~/seo/breadcrumbs.ts'

/** Shown only when there is more than one level. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  if (trail.length < 2) return null
  return (
    <nav aria-label="Breadcrumb" className="container-page pt-2 text-small lg:pt-5">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-ink-soft">
        {trail.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-1.5">
            {index > 0 && <ChevronRight className="size-4" />}
            {index < trail.length - 1 ? (
              <a
                href={path}
                className="tap rounded-small underline decoration-line underline-offset-4 hover:text-brand hover:decoration-brand"
              >
                {name}
              </a>
            ) : (
              <span aria-current="page" className="text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
