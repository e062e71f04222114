import { slug } from 'github-slugger'
import { textLinkClasses } from '~/components/link-looks.ts'
import type { Step } from '~/content/page-parts.ts'
import { classNames } from '~/lib/class-names.ts'

type StepsProps = {
  steps: readonly Step[]
  /** `row` runs across wide screens; `column` is a path down the page. */
  layout?: 'row' | 'column'
  onDark?: boolean
  className?: string
}

/** Numbered steps, joined by a line so that they read as one way. */
export function Steps({ steps, layout = 'row', onDark = false, className }: StepsProps) {
  const isRow = layout === 'row'
  const columns = steps.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
  return (
    <ol className={classNames('grid', isRow && `lg:gap-x-8 ${columns}`, className)}>
      {steps.map(({ title, description, link }, index) => (
        <li
          key={title}
          className={classNames(
            'steps-item relative grid grid-cols-[3rem_1fr] gap-x-5 pb-9 last:pb-0',
            isRow && 'steps-item-row lg:block lg:pb-0',
            onDark && 'steps-item-on-dark',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'relative z-10 grid size-12 place-items-center rounded-pill font-display text-h3',
              onDark ? 'bg-white text-ink' : 'bg-brand text-white',
            )}
          >
            {index + 1}
          </span>
          <div className={classNames('pt-2', isRow && 'lg:pt-6')}>
            <h3 id={slug(title)} className="text-h3">
              {title}
            </h3>
            <p className={classNames('mt-2', onDark ? 'text-white/90' : 'text-ink-soft')}>
              {description}
            </p>
            {link && (
              <a
                href={link.to}
                className={classNames('tap mt-1', onDark ? 'underline' : textLinkClasses)}
              >
                {link.label}
              </a>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
