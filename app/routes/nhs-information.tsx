import pageFacts from 'virtual:page-meta/nhs-information'
import type { MetaFunction } from 'react-router'
import { contactBook } from '~/contact-book.ts'
import { practicesPicture } from '~/pictures/practices.ts'
import { ChargeRules } from '~/sections/nhs-information/charge-rules.tsx'
import { Comparison } from '~/sections/nhs-information/comparison.tsx'
import { FreeCare } from '~/sections/nhs-information/free-care.tsx'
import { Part } from '~/sections/nhs-information/part.tsx'
import { Registrations } from '~/sections/nhs-information/registrations.tsx'
import { StatusBoard } from '~/sections/nhs-information/status-board.tsx'
import { Therapists } from '~/sections/nhs-information/therapists.tsx'
import { BackLink } from '~/sections/shared/back-link.tsx'
import { ChargeBands } from '~/sections/shared/charge-bands.tsx'
import { ClosingCall } from '~/sections/shared/closing-call.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'
import { Steps } from '~/sections/shared/steps.tsx'
import { WithContents } from '~/sections/shared/with-contents.tsx'
import { pageMeta } from '~/seo/page-meta.ts'
import { charges, freeCare } from '../../content/charges.ts'
import { nhsInformation as content } from '../../content/nhs-information.ts'
import { practices } from '../../content/practices.ts'

export const meta: MetaFunction = ({ location }) =>
  pageMeta({ path: location.pathname, meta: pageFacts })

const { therapists, chargesHeading, freeCareHeading, comparison, registerHeading, howToHeading } =
  content

const contents = [
  { id: 'whom-you-see', title: therapists.title },
  { id: 'charges', title: chargesHeading.title },
  { id: 'free-treatment', title: freeCareHeading.title },
  { id: 'nhs-or-private', title: comparison.title },
  { id: 'register', title: registerHeading.title },
  { id: 'how-to-register', title: howToHeading.title },
]

const registrations = content.registrations.map((registration) => {
  const details = practices[registration.practice]
  return { ...registration, details, picture: practicesPicture(details.exterior.src) }
})

const statusBoard = registrations.map(({ details, status, actions }) => ({
  town: details.town,
  status,
  acceptingNhs: details.acceptingNhs,
  page: actions.flatMap((action) => ('to' in action ? action.to : []))[0] ?? '#register',
}))

export default function NhsInformation() {
  return (
    <>
      <PageHero
        content={content.hero}
        book={contactBook}
        ground="nhs"
        before={<BackLink label={content.backLabel} onDark />}
        aside={<StatusBoard practices={statusBoard} />}
      />
      <WithContents entries={contents} ground="cream">
        <Part id="whom-you-see" title={therapists.title} intro={therapists.intro}>
          <Therapists content={therapists} />
        </Part>
        <Part id="charges" {...chargesHeading}>
          <ChargeBands charges={charges} />
          <ChargeRules rules={freeCare.rules} />
        </Part>
        <Part id="free-treatment" {...freeCareHeading}>
          <FreeCare content={freeCare} />
        </Part>
        <Part id="nhs-or-private" title={comparison.title} intro={comparison.intro}>
          <Comparison content={comparison} />
        </Part>
        <Part id="register" {...registerHeading}>
          <Registrations registrations={registrations} book={contactBook} />
        </Part>
        <Part id="how-to-register" {...howToHeading}>
          <Steps steps={content.steps} layout="column" />
        </Part>
      </WithContents>
      <ClosingCall content={content.closing} book={contactBook} ground="white" />
    </>
  )
}
