import pageFacts from 'virtual:page-meta/services/general-dentistry'
import type { MetaFunction } from 'react-router'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { contactBook } from '~/contact-book.ts'
import { servicesPicture } from '~/pictures/services.ts'
import { ContactDetails } from '~/sections/service/contact-details.tsx'
import { GoodToKnow } from '~/sections/service/good-to-know.tsx'
import { ServiceMenu } from '~/sections/service/service-menu.tsx'
import { StatBand } from '~/sections/service/stat-band.tsx'
import { ClosingCall } from '~/sections/shared/closing-call.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'
import { QuestionSection } from '~/sections/shared/question-section.tsx'
import { Steps } from '~/sections/shared/steps.tsx'
import { group } from '../../content/group.ts'
import { generalDentistry as content } from '../../content/service-pages/general-dentistry.ts'
import { priced } from './service/priced.ts'
import { serviceMeta } from './service/service-meta.ts'

export const meta: MetaFunction = ({ location }) =>
  serviceMeta({ path: location.pathname, meta: pageFacts, ...content })

const { image } = content.hero

export default function GeneralDentistry() {
  return (
    <>
      <PageHero
        content={content.hero}
        book={contactBook}
        picture={{ source: servicesPicture(image.src), alt: image.alt }}
      />
      <StatBand stats={content.stats} />
      <Section labelledBy="treatments" ground="white">
        <SectionHeading id="treatments" {...content.servicesHeading} />
        <ServiceMenu services={priced(content.services)} />
      </Section>
      <Section labelledBy="what-to-expect" ground="mint">
        <SectionHeading id="what-to-expect" {...content.expectHeading} />
        <Steps steps={content.steps} />
      </Section>
      <GoodToKnow content={content.goodToKnow} ground="cream" />
      <QuestionSection heading={content.questionsHeading} questions={content.questions} />
      <ContactDetails
        heading={content.contactHeading}
        contact={group.placeholderContact}
        hours={group.generalHours}
        ground="peach"
      />
      <ClosingCall content={content.closing} book={contactBook} ground="cream" />
    </>
  )
}
