import { Nhs } from '~/sections/home/nhs.tsx'
import type { Practice } from '../../../content/model/practice.ts'
import { nhsSection } from '../../../content/nhs-section.ts'
import { practices } from '../../../content/practices.ts'

const nhsPractices = nhsSection.pages.map(({ practice: slug, to }) => ({
  slug,
  practice: practices[slug] as Practice,
  page: to,
}))

export default function HomeNhs() {
  return <Nhs content={nhsSection} practices={nhsPractices} />
}
