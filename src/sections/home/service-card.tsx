import { slug } from 'github-slugger'
import { ArrowRight } from 'lucide-react'
import { Card } from '~/components/card.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { TickList } from '~/components/tick-list.tsx'
import type { ServiceCard as ServiceWords } from '~/content/service.ts'
import { classNames } from '~/lib/class-names.ts'

const pictureGrounds = ['bg-sand', 'bg-peach-soft', 'bg-mint'] as const

type ServiceCardProps = {
  service: ServiceWords & { to: string; page: string | undefined }
  picture: PictureSource
  place: number
}

export function ServiceCard({ service, picture, place }: ServiceCardProps) {
  const { title, description, features, linkLabel, to, page, pageLinkLabel } = service
  return (
    <Card as="article" id={slug(title)} className="p-3">
      <div
        className={classNames(
          'grid place-items-center rounded-inner',
          pictureGrounds[place % pictureGrounds.length],
        )}
      >
        <Picture
          source={picture}
          sizes="(width >= 48rem) 192px, 160px"
          className={classNames(
            'h-36 md:h-52',
            picture.isPhotograph
              ? 'w-full rounded-inner object-cover'
              : 'w-auto object-contain py-2',
          )}
        />
      </div>
      <div className="flex grow flex-col px-4 pt-5 pb-4 md:px-5">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 mb-4 text-ink-soft md:mb-5">{description}</p>
        <TickList items={features} className="mb-3 md:mb-6" />
        <p className="mt-auto flex flex-wrap gap-x-6">
          {page && pageLinkLabel && <CardLink to={page}>{pageLinkLabel}</CardLink>}
          <CardLink to={to}>{linkLabel}</CardLink>
        </p>
      </div>
    </Card>
  )
}

const CardLink = ({ to, children }: { to: string; children: string }) => (
  <a
    href={to}
    className="group inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand underline decoration-2 decoration-mint-deep underline-offset-4 hover:decoration-brand"
  >
    {children}
    <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
  </a>
)
