import { Stars } from '~/components/stars.tsx'
import { ratingOptions } from '../../../shared/testimonial.ts'
import { Problem } from './field-frame.tsx'
import { fieldId, problemId } from './story-problems.ts'

/** SPEC §3, §5: one of three, checked by us and not by the browser. */
export function RatingChoice({ label, problem }: { label: string; problem?: string | undefined }) {
  return (
    <div
      role="radiogroup"
      aria-labelledby="story-rating-label"
      aria-required="true"
      {...(problem && { 'aria-invalid': true, 'aria-describedby': problemId('rating') })}
    >
      <p id="story-rating-label" className="font-semibold">
        {label}
      </p>
      <div className="mt-2 grid gap-3 sm:grid-cols-3">
        {ratingOptions.map(({ value, label: meaning }, index) => (
          <label
            key={value}
            className="story-choice flex-row-reverse items-center justify-end sm:flex-col sm:items-start"
          >
            <span aria-hidden="true" className="flex">
              <Stars rating={Number(value)} />
            </span>
            <span className="flex items-center gap-2.5">
              <input
                type="radio"
                name="rating"
                value={value}
                {...(index === 0 && { id: fieldId('rating') })}
                className="size-5 shrink-0 accent-brand"
              />
              {value} {meaning}
            </span>
          </label>
        ))}
      </div>
      <Problem name="rating" problem={problem} />
    </div>
  )
}
