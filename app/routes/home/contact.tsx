import { interiorsPicture } from '~/pictures/interiors.ts'
import { Contact } from '~/sections/home/contact.tsx'
import { contact } from '../../../content/contact.ts'
import { practiceEntries } from './practice-entries.ts'

const practices = practiceEntries.map((entry) => ({
  ...entry,
  picture: interiorsPicture(entry.practice.interior.src),
}))

export default function HomeContact() {
  return <Contact content={contact} practices={practices} />
}
