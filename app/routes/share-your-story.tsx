import type { MetaFunction } from 'react-router'
import pageFacts from '#page-meta/share-your-story'
import { contactBook } from '~/contact-book.ts'
import { fillFacts } from '~/lib/fill-facts.ts'
import { servicesPicture } from '~/pictures/services.ts'
import { StoryFormSection } from '~/sections/share-your-story/story-form-section.tsx'
import { StoryGuidance } from '~/sections/share-your-story/story-guidance.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'
import { pageMeta } from '~/seo/page-meta.ts'
import { group } from '../../content/group.ts'
import { policies } from '../../content/policies.ts'
import { shareYourStory } from '../../content/share-your-story.ts'

const content = fillFacts(shareYourStory, { policies })

export const meta: MetaFunction = ({ location }) =>
  pageMeta({ siteName: group.name, path: location.pathname, meta: pageFacts })

export default function ShareYourStoryScreen() {
  const { hero } = content
  return (
    <>
      <PageHero
        content={hero}
        book={contactBook}
        picture={{ source: servicesPicture(hero.image.src), alt: hero.image.alt }}
        ground="peach"
      />
      <StoryGuidance content={content} />
      <StoryFormSection
        content={content}
        contact={group}
        isDelivered={import.meta.env.VITE_TESTIMONIAL_DELIVERY === 'smtp'}
      />
    </>
  )
}
