import { classNames } from '~/lib/class-names.ts'

type SampleNoteProps = {
  /** What stands above it; the note goes once nothing of it is a sample. */
  of: readonly { sample?: boolean | undefined }[]
  children: string
  className?: string
}

/** One quiet line by people, reviews and statements that were invented for the sample. */
export function SampleNote({ of, children, className }: SampleNoteProps) {
  if (!of.some(({ sample }) => sample)) return null
  return (
    <p data-search="skip" className={classNames('text-ink-soft text-small', className)}>
      {children}
    </p>
  )
}
