import { Faq } from '~/sections/home/faq.tsx'
import { faq, faqSection } from '../../../content/faq.ts'

export default function HomeFaq() {
  return <Faq content={faqSection} items={faq} />
}
