import styles from '../styles/app.css?inline'

/**
 * SPEC §7's critical-styles block: the whole style sheet, inlined at the start of the head.
 * The browser's bundle carries none of it: what was served stays, whatever React renders here.
 */
export function PageStyles() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/styles/app.css" />
  return (
    <style
      id="page-styles"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, made at build
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styles : '' }}
      suppressHydrationWarning
    />
  )
}
