import { fillFacts } from '~/lib/fill-facts.ts'
import { policies } from '../../../content/policies.ts'
import { shareYourStory } from '../../../content/share-your-story.ts'

/** The words of the screen, with the practice's figures in their places. */
export const content = fillFacts(shareYourStory, { policies })
