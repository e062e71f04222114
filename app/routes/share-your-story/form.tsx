import { StoryFormSection } from '~/sections/share-your-story/story-form-section.tsx'
import { group } from '../../../content/group.ts'
import { content } from './content.ts'

export default function Form() {
  return (
    <StoryFormSection
      content={content}
      contact={group}
      isDelivered={import.meta.env.VITE_TESTIMONIAL_DELIVERY === 'smtp'}
    />
  )
}
