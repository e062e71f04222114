import pageFacts from 'virtual:page-meta/services/cosmetic-dentistry'
import type { MetaFunction } from 'react-router'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { contactBook } from '~/contact-book.ts'
import { servicesPicture } from '~/pictures/services.ts'
import { ContactDetails } from '~/sections/service/contact-details.tsx'
import { ExpectSplit } from '~/sections/service/expect-split.tsx'
import { GoodToKnow } from '~/sections/service/good-to-know.tsx'
import { ServiceCards } from '~/sections/service/service-cards.tsx'
import { ClosingCall } from '~/sections/shared/closing-call.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'
import { QuestionSection } from '~/sections/shared/question-section.tsx'
import { group } from '../../content/group.ts'
import { cosmeticDentistry as content } from '../../content/service-pages/cosmetic-dentistry.ts'
import { priced } from './service/priced.ts'
import { serviceMeta } from './service/service-meta.ts'

export const meta: MetaFunction = ({ location }) =>
  serviceMeta({ path: location.pathname, meta: pageFacts, ...content })

const { image } = content.hero

export default function CosmeticDentistry() {
  return (
    <>
      <PageHero
        content={content.hero}
        book={contactBook}
        picture={{ source: servicesPicture(image.src), alt: image.alt }}
        ground="peach"
      />
      <Section labelledBy="treatments" ground="cream">
        <SectionHeading id="treatments" {...content.servicesHeading} />
        <ServiceCards services={priced(content.services)} />
      </Section>
      <GoodToKnow content={content.goodToKnow} ground="white" />
      <ExpectSplit heading={content.expectHeading} steps={content.steps} stats={content.stats} />
      <QuestionSection heading={content.questionsHeading} questions={content.questions} />
      <ContactDetails
        heading={content.contactHeading}
        contact={group.placeholderContact}
        hours={group.generalHours}
        ground="cream"
      />
      <ClosingCall content={content.closing} book={contactBook} ground="white" tone="peach" />
    </>
  )
}
