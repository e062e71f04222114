import { slug } from 'github-slugger'
import { ArrowRight } from 'lucide-react'
import { Card } from '~/components/card.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { TickList } from '~/components/tick-list.tsx'
import type { Service } from '~/content/service.ts'
import { classNames } from '~/lib/class-names.ts'

const pictureGrounds = ['bg-sand', 'bg-peach-soft', 'bg-mint'] as const

type ServiceCardProps = { service: Service; picture: PictureSource; place: number }

export function ServiceCard({ service, picture, place }: ServiceCardProps) {
  const { title, description, features, link } = service
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
          className="h-36 w-auto object-contain py-2 md:h-52"
        />
      </div>
      <div className="flex grow flex-col px-4 pt-5 pb-4 md:px-5">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 mb-4 text-ink-soft md:mb-5">{description}</p>
        <TickList items={features} className="mb-3 md:mb-6" />
        <a
          href={link.to.replace(/^#/, '/#')}
          className="group mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand underline decoration-2 decoration-mint-deep underline-offset-4 hover:decoration-brand"
        >
          {link.label}
          <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
        </a>
      </div>
    </Card>
  )
}
