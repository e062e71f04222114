export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      className="skip-link sr-only rounded-pill bg-ink px-6 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      {label}
    </a>
  )
}
