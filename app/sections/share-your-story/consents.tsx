import type { ShareYourStory } from '../../../content/model/share-your-story.ts'
import { ConsentBox } from './consent-box.tsx'
import type { StoryProblems } from './story-problems.ts'

type ConsentsProps = { words: ShareYourStory['consent']; problems: StoryProblems }

/** Each use is asked for by itself: a testimonial can reveal health data (DOMAIN.md). */
export function Consents({ words, problems }: ConsentsProps) {
  return (
    <fieldset>
      <legend className="font-display text-h3">{words.title}</legend>
      <p className="mt-2 text-ink-soft text-small">{words.intro}</p>
      <div className="mt-5 space-y-3">
        <ConsentBox name="consentVideo" label={words.video} problem={problems.consentVideo} />
        <ConsentBox name="consentWebsite" label={words.website} problem={problems.consentWebsite} />
        <ConsentBox name="consentMarketing" label={words.marketing} />
      </div>
      <p className="mt-4 text-ink-soft text-small">{words.withdrawal}</p>
    </fieldset>
  )
}
