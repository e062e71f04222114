import { ButtonLink } from '~/components/button-link.tsx'
import { Carousel } from '~/components/carousel/carousel.tsx'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { autoAdvance } from '~/lib/carousel-position.ts'
import type { ServicesSection } from '../../../content/model/service.ts'
import { ServiceCard, type ServiceCardContent } from './service-card.tsx'

type ServicesProps = { content: ServicesSection; services: readonly ServiceCardContent[] }

export function Services({ content, services }: ServicesProps) {
  return (
    <Section id="services" labelledBy="services-title" ground="cream">
      <Carousel
        labelledBy="services-title"
        layout="byWidth"
        interval={autoAdvance.services}
        hasPeek
        head={<SectionHeading id="services-title" title={content.title} intro={content.intro} />}
        cards={services.map((service, index) => (
          <ServiceCard key={service.title} service={service} place={index} />
        ))}
      />
      <p className="mt-8 text-center">
        <ButtonLink to="/#booking">{content.consultationLabel}</ButtonLink>
      </p>
    </Section>
  )
}
