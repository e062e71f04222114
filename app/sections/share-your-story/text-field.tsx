import type { InputHTMLAttributes } from 'react'
import { testimonialLengths } from '../../../shared/testimonial.ts'
import { controlAttributes, FieldFrame, inputClasses } from './field-frame.tsx'

type TextFieldProps = {
  name: Exclude<keyof typeof testimonialLengths, 'description'>
  label: string
  hint?: string | undefined
  problem?: string | undefined
  className?: string
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'dir'>

/** SPEC §5: text inputs are required by the browser itself. */
export function TextField({ name, label, hint, problem, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame
      name={name}
      label={label}
      hint={hint}
      problem={problem}
      {...(className && { className })}
    >
      <input
        {...controlAttributes({ name, hint, problem })}
        required
        maxLength={testimonialLengths[name]}
        dir="auto"
        className={inputClasses}
        {...input}
      />
    </FieldFrame>
  )
}
