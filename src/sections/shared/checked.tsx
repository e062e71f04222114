import { ShieldCheck } from 'lucide-react'
import { SampleNote } from '~/components/sample-note.tsx'
import type { Reviewed } from '~/content/page-parts.ts'
import type { TeamMember, TeamSection } from '~/content/team-member.ts'
import { plainDate } from '~/lib/dates.ts'

type CheckedProps = {
  reviewed: Reviewed
  team: readonly TeamMember[]
  words: Pick<TeamSection, 'sampleNote'>
}

/** Who stands for the advice on a page, and since when. */
export function Checked({ reviewed: [review], team, words }: CheckedProps) {
  const reviewer = team.find(({ name }) => name === review?.reviewer)
  if (!review || !reviewer) return null
  return (
    <div className="bg-white">
      <div className="container-page pt-10 md:pt-14" data-search="skip">
        <p className="flex items-start gap-3 rounded-inner border-2 border-line px-5 py-4">
          <ShieldCheck className="mt-0.5 size-6 shrink-0 text-brand" />
          <span>
            Checked by {reviewer.name}, {reviewer.role},{' '}
            <time dateTime={review.lastReviewed}>{plainDate(review.lastReviewed)}</time>
          </span>
        </p>
        <SampleNote of={[reviewer]} className="mt-3">
          {words.sampleNote}
        </SampleNote>
      </div>
    </div>
  )
}
