import pageFacts from 'virtual:page-meta/services/teeth-whitening'
import type { MetaFunction } from 'react-router'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { contactBook } from '~/contact-book.ts'
import { whiteningPicture } from '~/pictures/whitening.ts'
import { StatBand } from '~/sections/service/stat-band.tsx'
import { WhiteningNotes } from '~/sections/service/whitening-notes.tsx'
import { WhiteningOptions } from '~/sections/service/whitening-options.tsx'
import { ClosingCall } from '~/sections/shared/closing-call.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'
import { QuestionSection } from '~/sections/shared/question-section.tsx'
import { TileGrid } from '~/sections/shared/tile-grid.tsx'
import { teethWhitening as content } from '../../content/teeth-whitening.ts'
import { priceOf } from './service/priced.ts'
import { serviceMeta } from './service/service-meta.ts'

export const meta: MetaFunction = ({ location }) =>
  serviceMeta({ path: location.pathname, meta: pageFacts, ...content })

const { image } = content.hero
const options = content.options.map(({ cost, ...option }) => ({ ...option, price: priceOf(cost) }))

export default function TeethWhitening() {
  return (
    <>
      <PageHero
        content={content.hero}
        book={contactBook}
        picture={{ source: whiteningPicture(image.src), alt: image.alt }}
        ground="white"
      />
      <StatBand stats={content.stats} ground="white" />
      <Section labelledBy="options" ground="cream">
        <SectionHeading id="options" {...content.optionsHeading} />
        <WhiteningOptions options={options} chooseLabel={content.chooseLabel} />
        <WhiteningNotes legalNote={content.legalNote} resultsNote={content.resultsNote} />
      </Section>
      <Section labelledBy="benefits" ground="mint">
        <SectionHeading id="benefits" {...content.benefitsHeading} />
        <TileGrid tiles={content.benefits} />
      </Section>
      <QuestionSection heading={content.questionsHeading} questions={content.questions} />
      <ClosingCall content={content.closing} book={contactBook} ground="cream" />
    </>
  )
}
