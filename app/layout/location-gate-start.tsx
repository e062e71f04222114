import script from '#location-gate-script'

/** Moved to the very start of the head by the build (scripts/build/tune-page.ts). */
export function LocationGateStart() {
  return (
    <script
      id="location-gate-start"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made at build
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : '' }}
      suppressHydrationWarning
    />
  )
}
