import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import { classNames } from '~/lib/class-names.ts'

export function ServiceIcon({ name, className = 'bg-mint' }: { name: string; className?: string }) {
  return (
    <span
      className={classNames(
        'grid size-14 shrink-0 place-items-center rounded-inner text-brand',
        className,
      )}
    >
      <TreatmentIcon name={name} className="size-7" />
    </span>
  )
}
