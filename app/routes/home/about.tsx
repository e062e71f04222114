import { interiorsPicture } from '~/pictures/interiors.ts'
import { About } from '~/sections/home/about.tsx'
import { about } from '../../../content/about.ts'
import { statistics } from '../../../content/statistics.ts'

export default function AboutPart() {
  return (
    <About
      content={about}
      picture={interiorsPicture(about.image.src)}
      figures={[statistics.yearsOfExcellence, statistics.activePatients, statistics.clinics]}
      invisalign={statistics.invisalign.sentence}
    />
  )
}
