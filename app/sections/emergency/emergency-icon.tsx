import drawings from 'virtual:treatment-icons/emergency'

/** Drawn inside the page: on a bad connection the sprite of the other pages would come late. */
export function EmergencyIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the icon set, taken at build
      dangerouslySetInnerHTML={{ __html: drawings[name] ?? '' }}
    />
  )
}
