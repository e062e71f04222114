import { MessageCircleQuestion } from 'lucide-react'
import type { Practice } from '~/content/practice.ts'
import type { SearchWords } from '~/content/search.ts'
import { SearchPanel } from './search-panel.tsx'

type SearchLauncherProps = { words: SearchWords; practices: readonly Practice[] }

/** The button in the corner, hidden until it is due (behaviours/launch-search.ts), and its panel. */
export function SearchLauncher({ words, practices }: SearchLauncherProps) {
  return (
    <>
      <div id="search-launcher" hidden data-print="hide">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={false}
          aria-label={words.openLabel}
          className="search-launcher"
        >
          <MessageCircleQuestion className="size-6 shrink-0" />
          <span className="search-launcher-label">{words.openLabel}</span>
        </button>
      </div>
      <SearchPanel words={words} practices={practices} />
    </>
  )
}
