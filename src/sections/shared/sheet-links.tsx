type SheetLinksProps = {
  title: string
  sheets: readonly { treatment: string; path: string }[]
}

/** The way to the aftercare sheets, by what was done. */
export function SheetLinks({ title, sheets }: SheetLinksProps) {
  if (sheets.length === 0) return null
  return (
    <nav aria-labelledby="aftercare-sheets">
      <h3 id="aftercare-sheets" className="font-semibold font-text tracking-normal">
        {title}
      </h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {sheets.map(({ treatment, path }) => (
          <li key={path}>
            <a
              href={path}
              className="inline-flex min-h-11 items-center rounded-pill border-2 border-line bg-white px-5 font-semibold text-small hover:border-brand hover:text-brand-dark"
            >
              {treatment}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
