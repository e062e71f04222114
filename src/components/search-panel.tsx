import { ArrowRight, X } from 'lucide-react'
import type { Practice } from '~/content/practice.ts'
import type { SearchWords } from '~/content/search.ts'
import { telHref } from '~/lib/phone-links.ts'
import { buttonClasses } from './link-looks.ts'
import { PracticeList, phoneFact } from './practice-list.tsx'

type SearchPanelProps = { words: SearchWords; practices: readonly Practice[] }

/**
 * The search as it opens, before a line of its script is there (behaviours/search-panel.ts): the
 * emergency line, the field, and the phone numbers in case the rest cannot be fetched. RULINGS 10: the
 * emergency line stands first and always, whatever is typed.
 */
export function SearchPanel({ words, practices }: SearchPanelProps) {
  return (
    <template data-part="search-panel">
      <dialog
        aria-labelledby="search-title"
        aria-describedby="search-emergency"
        data-print="hide"
        className="search-panel"
      >
        {/* In very large letters the whole panel scrolls. */}
        <div className="flex h-full flex-col overflow-y-auto overscroll-contain">
          <div className="search-panel-top">
            <div className="search-panel-bar">
              <h2 id="search-title" tabIndex={-1}>
                {words.title}
              </h2>
              <button type="button" aria-label={words.closeLabel} data-part="search-close">
                <X className="size-5" />
              </button>
            </div>
            <EmergencyLine words={words.emergency} practices={practices} />
            <search>
              <form className="search-panel-form">
                <label htmlFor="search-question" className="font-semibold text-small">
                  {words.inputLabel}
                </label>
                <input
                  id="search-question"
                  type="search"
                  autoComplete="off"
                  enterKeyHint="search"
                  maxLength={200}
                  className="search-input"
                />
              </form>
            </search>
          </div>
          <div className="search-panel-body">
            <div data-part="search-found" />
            <p data-part="search-waiting" role="status" className="text-ink-soft">
              {words.loadingText}
            </p>
            <div data-part="search-failed" hidden>
              <p role="alert" className="mb-3">
                {words.failedText}
              </p>
              <PracticeList practices={practices.map(withName)} fact={phoneFact} />
              <button type="button" className={buttonClasses('secondary', 'mt-4')}>
                {words.retryLabel}
              </button>
            </div>
            <p className="mt-6 text-ink-soft text-tiny">{words.privacyNote}</p>
          </div>
        </div>
      </dialog>
    </template>
  )
}

const withName = ({ tradeName: name, town, phone }: Practice) => ({ name, town, phone })

type EmergencyLineProps = {
  words: SearchWords['emergency']
  practices: readonly Practice[]
}

function EmergencyLine({ words, practices }: EmergencyLineProps) {
  const { question, link, call, when } = words
  return (
    <div id="search-emergency" className="search-emergency">
      <p className="search-emergency-question">
        <strong>{question}</strong>{' '}
        <a href={link.to}>
          {link.label}
          <ArrowRight className="ml-1 inline size-4 align-[-0.15em]" />
        </a>
      </p>
      <ul className="search-emergency-phones">
        {practices.map(({ town, phone }) => (
          <li key={town}>
            <a href={telHref(phone)}>
              {town} <span>{phone}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="search-emergency-danger">
        <a href={telHref(call.phone)}>{call.label}</a> {when}
      </p>
    </div>
  )
}
