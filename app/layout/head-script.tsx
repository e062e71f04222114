import script from 'virtual:head-script'

/** Moved to the very start of the head by the build (scripts/build/tune-head.ts). */
export function HeadScript() {
  return (
    <script
      id="head-script"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made at build
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : '' }}
      suppressHydrationWarning
    />
  )
}
