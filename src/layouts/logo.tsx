type LogoProps = {
  text: string
  onDark?: boolean
  /** Where no page can be gone to. */
  isStanding?: boolean
}

/** Placeholder logo: a mark and the group's name as text. */
export function Logo({ text, onDark = false, isStanding = false }: LogoProps) {
  const Tag = isStanding ? 'p' : 'a'
  return (
    <Tag
      {...(!isStanding && { href: '/' })}
      className="flex min-h-11 min-w-0 items-center gap-2.5 font-display leading-tight text-[1.125rem] xl:text-[1.25rem]"
    >
      <svg viewBox="0 0 40 40" className="size-8 shrink-0 xl:size-9" aria-hidden="true">
        <rect width="40" height="40" rx="12" className={onDark ? 'fill-white' : 'fill-brand'} />
        <path
          d="M12 11v8.5a8 8 0 0 0 16 0V11"
          fill="none"
          strokeWidth="4.5"
          strokeLinecap="round"
          className={onDark ? 'stroke-brand' : 'stroke-white'}
        />
      </svg>
      {text}
    </Tag>
  )
}
