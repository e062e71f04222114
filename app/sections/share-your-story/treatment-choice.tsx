import { ChevronDown } from 'lucide-react'
import { classNames } from '~/lib/class-names.ts'
import { treatmentOptions } from '../../../shared/testimonial.ts'
import { controlAttributes, FieldFrame, inputClasses } from './field-frame.tsx'

type TreatmentChoiceProps = {
  label: string
  placeholder?: string | undefined
  problem?: string | undefined
}

/** SPEC §5: needed, but checked by us and not by the browser. */
export function TreatmentChoice({ label, placeholder, problem }: TreatmentChoiceProps) {
  return (
    <FieldFrame name="treatment" label={label} problem={problem}>
      <div className="relative">
        <select
          {...controlAttributes({ name: 'treatment', problem })}
          aria-required="true"
          defaultValue=""
          className={classNames(inputClasses, 'appearance-none pr-12')}
        >
          <option value="">{placeholder}</option>
          {treatmentOptions.map((treatment) => (
            <option key={treatment}>{treatment}</option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
          aria-hidden="true"
        />
      </div>
    </FieldFrame>
  )
}
