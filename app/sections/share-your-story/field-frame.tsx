import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { fieldId, problemId } from './story-problems.ts'

export const inputClasses =
  'mt-2 block min-h-12 w-full rounded-small border-[1.5px] border-ink-soft bg-white px-4 py-2.5 text-body text-ink aria-invalid:border-2 aria-invalid:border-problem'

type Described = { name: string; hint?: string | undefined; problem?: string | undefined }

/** Attributes that tie a control to its hint and its problem. */
export function controlAttributes({ name, hint, problem }: Described) {
  const describedBy = [hint && `${fieldId(name)}-hint`, problem && problemId(name)].filter(Boolean)
  return {
    id: fieldId(name),
    name,
    ...(problem && { 'aria-invalid': true }),
    ...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') }),
  }
}

export function Hint({ name, hint }: { name: string; hint?: string | undefined }) {
  if (!hint) return null
  return (
    <p id={`${fieldId(name)}-hint`} className="mt-1 text-ink-soft text-small">
      {hint}
    </p>
  )
}

export function Problem({ name, problem }: { name: string; problem?: string | undefined }) {
  if (!problem) return null
  return (
    <p
      id={problemId(name)}
      className="mt-2 flex items-start gap-2 font-semibold text-problem text-small"
    >
      <CircleAlert className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
      {problem}
    </p>
  )
}

/** Label, hint, control and problem, in that order. */
export function FieldFrame({
  name,
  label,
  hint,
  problem,
  className,
  children,
}: Described & { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={fieldId(name)} className="font-semibold">
        {label}
      </label>
      <Hint name={name} hint={hint} />
      {children}
      <Problem name={name} problem={problem} />
    </div>
  )
}
