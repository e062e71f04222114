import sprite from 'virtual:treatment-icons'

/** A dental drawing that a content file names, for example `tooth-check-up`. Decorative: its label stands beside it. */
export function TreatmentIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
