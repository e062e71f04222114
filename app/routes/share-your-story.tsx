import pageFacts from 'virtual:page-meta/share-your-story'
import type { MetaFunction } from 'react-router'
import { hydrateLate } from '~/behaviours/hydrate-late.tsx'
import { servicesPicture } from '~/pictures/services.ts'
import { StoryGuidance } from '~/sections/share-your-story/story-guidance.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'
import { pageMeta } from '~/seo/page-meta.ts'
import { content } from './share-your-story/content.ts'

export const meta: MetaFunction = ({ location }) =>
  pageMeta({ path: location.pathname, meta: pageFacts })

const StoryForm = hydrateLate('story-form', () => import('./share-your-story/form.tsx'))

export default function ShareYourStoryScreen() {
  const { hero } = content
  return (
    <>
      <PageHero
        content={hero}
        picture={{ source: servicesPicture(hero.image.src), alt: hero.image.alt }}
        ground="peach"
      />
      <StoryGuidance content={content} />
      <StoryForm />
    </>
  )
}
