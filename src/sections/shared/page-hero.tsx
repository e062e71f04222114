import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { Hero } from '~/content/page-parts.ts'
import { classNames } from '~/lib/class-names.ts'
import { ActionRow, type ContactBook } from './actions.tsx'

/**
 * Ground of the band, of the disc behind the picture, and of the breadcrumb above (page-hero.css). On
 * phones the eyebrow may lie on the disc: it has the colour of neither.
 */
const grounds = {
  cream: { band: 'page-hero-cream', eyebrow: 'bg-mint', lead: 'text-ink-soft' },
  white: { band: 'page-hero-white', eyebrow: 'bg-peach-soft', lead: 'text-ink-soft' },
  mint: { band: 'page-hero-mint', eyebrow: 'bg-peach-soft', lead: 'text-ink-soft' },
  peach: { band: 'page-hero-peach', eyebrow: 'bg-mint', lead: 'text-ink-soft' },
  nhs: { band: 'page-hero-nhs', eyebrow: 'bg-white text-nhs', lead: 'text-white/90' },
} as const

type PageHeroProps = {
  content: Omit<Hero, 'image'>
  book: ContactBook
  picture?: PictureSource
  /** A free-standing render sits on a disc; a scene with its own ground, as every photograph, is framed. */
  isScene?: boolean
  ground?: keyof typeof grounds
  /** Stands where a picture would. */
  aside?: ReactNode
  /** Something short above the title, such as a way back. */
  before?: ReactNode
}

export function PageHero(props: PageHeroProps) {
  const { content, book, picture, isScene = false, ground = 'cream', aside, before } = props
  const look = grounds[ground]
  return (
    <section aria-labelledby="page-title" className={classNames('page-hero', look.band)}>
      <div
        className={classNames(
          'container-page relative grid items-center gap-x-16 pt-4 pb-12 md:pt-8 md:pb-20 lg:pb-24',
          (picture || aside) !== undefined && 'gap-y-10 md:grid-cols-[1.15fr_1fr]',
        )}
      >
        {picture && (
          <HeroPicture picture={picture} isScene={isScene || picture.isPhotograph === true} />
        )}
        <div className="relative z-10 md:col-start-1 md:row-start-1">
          {before && <div className="mb-6">{before}</div>}
          {content.eyebrow && (
            <p
              className={classNames(
                'inline-block rounded-pill px-4 py-1.5 font-semibold text-small',
                look.eyebrow,
              )}
            >
              {content.eyebrow}
            </p>
          )}
          <h1 id="page-title" className="mt-4 text-h1 md:mt-6">
            {content.title}
          </h1>
          <p className={classNames('mt-4 max-w-[46ch] text-lead md:mt-6', look.lead)}>
            {content.lead}
          </p>
          {content.actions.length > 0 && (
            <ActionRow
              actions={content.actions}
              book={book}
              looks={ground === 'nhs' ? ['onDark', 'outlineOnDark'] : ['primary', 'secondary']}
              className={classNames(
                'mt-7 md:mt-9',
                // Beside a picture there is no room for two: below each other they are of one width.
                picture && 'md:max-lg:grid md:max-lg:justify-start',
              )}
            />
          )}
        </div>
        {aside}
      </div>
    </section>
  )
}

function HeroPicture({ picture, isScene }: { picture: PictureSource; isScene: boolean }) {
  return (
    <div
      className={classNames(
        'relative md:col-start-2 md:row-start-1',
        isScene
          ? '-mb-4 md:mb-0'
          : 'page-hero-disc -mb-8 justify-self-end md:mb-0 md:justify-self-center',
      )}
    >
      <Picture
        source={picture}
        sizes={
          isScene
            ? '(width >= 75rem) 560px, (width >= 48rem) 46vw, 92vw'
            : '(width >= 75rem) 520px, (width >= 48rem) 44vw, 54vw'
        }
        isFirstScreen
        className={
          isScene
            ? 'h-auto max-h-[32rem] w-full rounded-card object-cover shadow-card'
            : 'relative h-auto w-[54vw] max-w-xs md:w-full md:max-w-[32rem]'
        }
      />
    </div>
  )
}

type BackLinkProps = {
  label: string
  /** Always to this page; without it to the previous one, or home where there is none, or no script. */
  to?: string
  onDark?: boolean
}

export function BackLink({ label, to, onDark = false }: BackLinkProps) {
  return (
    <a
      href={to ?? '/'}
      data-print="hide"
      {...(!to && { 'data-part': 'back-link' })}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-pill border-2 px-5 font-semibold text-small',
        onDark
          ? 'border-white/70 text-white hover:bg-white/15'
          : 'border-ink/15 bg-white hover:border-brand hover:text-brand-dark',
      )}
    >
      <ArrowLeft className="size-4" />
      {label}
    </a>
  )
}
