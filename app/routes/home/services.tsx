import { servicesPicture } from '~/pictures/services.ts'
import { Services } from '~/sections/home/services.tsx'
import { services, servicesSection } from '../../../content/services.ts'

export default function ServicesPart() {
  return (
    <Services
      content={servicesSection}
      services={Object.values(services).map((service) => ({
        ...service,
        features: [...service.features],
        picture: servicesPicture(service.image.src),
      }))}
    />
  )
}
