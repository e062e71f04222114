import { useState } from 'react'
import { classNames } from '~/lib/class-names.ts'
import { testimonialLengths } from '../../../shared/testimonial.ts'
import { controlAttributes, FieldFrame, inputClasses } from './field-frame.tsx'

const longest = testimonialLengths.description
/** From here on the visitor is told how much room is left; before, it would only be in the way. */
const nearTheEnd = longest - 500

type DescriptionFieldProps = {
  label: string
  hint?: string | undefined
  problem?: string | undefined
}

export function DescriptionField(props: DescriptionFieldProps) {
  const [length, setLength] = useState(0)
  return (
    <FieldFrame name="description" {...props}>
      <textarea
        {...controlAttributes({ name: 'description', ...props })}
        rows={5}
        maxLength={longest}
        dir="auto"
        onChange={(event) => setLength(event.target.value.length)}
        className={classNames(inputClasses, 'field-sizing-content max-h-96 min-h-36')}
      />
      <p role="status" className="text-ink-soft text-small">
        {length >= nearTheEnd &&
          `${length.toLocaleString('en-GB')} of ${longest.toLocaleString('en-GB')} characters used`}
      </p>
    </FieldFrame>
  )
}
