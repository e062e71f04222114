import { controlAttributes, Problem } from './field-frame.tsx'

type ConsentBoxProps = {
  name: 'consentVideo' | 'consentWebsite' | 'consentMarketing'
  label: string
  problem?: string | undefined
}

export function ConsentBox({ name, label, problem }: ConsentBoxProps) {
  return (
    <div>
      <label className="story-choice items-start gap-4">
        <input
          type="checkbox"
          {...controlAttributes({ name, problem })}
          {...(name !== 'consentMarketing' && { 'aria-required': true })}
          className="mt-0.5 size-6 shrink-0 accent-brand"
        />
        <span>{label}</span>
      </label>
      <Problem name={name} problem={problem} />
    </div>
  )
}
