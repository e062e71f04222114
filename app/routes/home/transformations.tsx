import { transformationsPicture } from '~/pictures/transformations.ts'
import { Transformations } from '~/sections/home/transformations.tsx'
import { transformations, transformationsSection } from '../../../content/transformations.ts'

export default function TransformationsPart() {
  return (
    <Transformations
      content={transformationsSection}
      cases={transformations.map((item) => ({
        ...item,
        before: transformationsPicture(item.beforeImage.src),
        after: transformationsPicture(item.afterImage.src),
      }))}
    />
  )
}
