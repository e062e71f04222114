import { icons } from '@iconify-json/griddy-icons'

/** A dental drawing that a content file names, for example `tooth-check-up`. Decorative: its label stands beside it. */
export function TreatmentIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the icon set, taken at build
      dangerouslySetInnerHTML={{ __html: icons.icons[name]?.body ?? '' }}
    />
  )
}
