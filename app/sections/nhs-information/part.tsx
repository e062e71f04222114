import type { ReactNode } from 'react'

type PartProps = {
  /** The contents list and the hero's buttons lead here. */
  id: string
  title: string
  intro?: string | undefined
  children: ReactNode
}

/** One chapter of the page, under its heading. */
export function Part({ id, title, intro, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pb-16 last:pb-0 md:pb-24">
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      {intro && <p className="mt-3 max-w-text text-ink-soft text-lead">{intro}</p>}
      <div className="mt-7 md:mt-9">{children}</div>
    </section>
  )
}
