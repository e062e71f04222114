import { slug } from 'github-slugger'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '~/components/card.tsx'
import { ButtonLink } from '~/components/links.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { Section } from '~/components/section.tsx'
import { Slides } from '~/components/slides.tsx'
import { TickList } from '~/components/tick-list.tsx'
import type { Service, ServicesSection as ServicesSectionContent } from '~/content/service.ts'
import { classNames } from '~/lib/class-names.ts'

type ServicesSectionProps = { content: ServicesSectionContent; children: ReactNode }

export function ServicesSection({ content, children }: ServicesSectionProps) {
  return (
    <Section id="services" labelledBy="services-title" ground="cream">
      {children}
      <p className="mt-6 text-center md:mt-8">
        <ButtonLink to="/#booking">{content.consultationLabel}</ButtonLink>
      </p>
    </Section>
  )
}

type IllustratedService = Service & { picture: PictureSource }

export function ServiceCards({ services }: { services: readonly IllustratedService[] }) {
  return (
    <Slides
      cards={services.map((service, index) => (
        <ServiceCard key={service.title} service={service} place={index} />
      ))}
    />
  )
}

const pictureGrounds = ['bg-sand', 'bg-peach-soft', 'bg-mint'] as const

function ServiceCard({ service, place }: { service: IllustratedService; place: number }) {
  const { title, description, features, link, picture } = service
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
