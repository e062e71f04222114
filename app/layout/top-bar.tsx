export function TopBar({ hours, welcome }: { hours: string; welcome: string }) {
  return (
    <section
      aria-label="At a glance"
      data-print="hide"
      className="border-line/70 border-b bg-cream text-tiny text-ink-soft"
    >
      <p className="container-page flex flex-wrap justify-between gap-x-4 py-2">
        <span>{hours}</span>
        <span>{welcome}</span>
      </p>
    </section>
  )
}
