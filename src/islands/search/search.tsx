import { ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { PracticeList, phoneFact } from '~/components/practice-list.tsx'
import { classNames } from '~/lib/class-names.ts'
import { type Found, searchIndex } from '~/lib/search-index.ts'
import { OpenNowLine } from './open-now-line.tsx'
import type { SearchData } from './search-data.ts'
import { TopicText } from './topic-text.tsx'

/** Somebody who types on does not want an answer to every letter. */
const debounceMs = 150

/** Topics and results, below the field of the panel (behaviours/search-panel.ts). @returns removes them */
export function showSearch(place: HTMLElement, field: HTMLInputElement, data: SearchData) {
  const tree = createRoot(place)
  flushSync(() => tree.render(<Search field={field} data={data} />))
  return () => tree.unmount()
}

type SearchProps = { field: HTMLInputElement; data: SearchData }

/** It finds, it never answers in words of its own. */
function Search({ field, data }: SearchProps) {
  const { words, topics, practices } = data
  const find = useMemo(() => searchIndex(data), [data])
  const [question, setQuestion] = useState(field.value.trim())
  const [chosen, setChosen] = useState<string>()
  const first = useRef<HTMLAnchorElement>(null)
  const found = useMemo(() => (question ? find(question) : []), [find, question])
  const topic = topics.find(({ label }) => label === chosen)
  const isAsked = Boolean(question || topic)
  const isSearched = Boolean(question) && !topic

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      setQuestion(field.value.trim())
      setChosen(undefined)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(look, debounceMs)
    }
    const goToFirst = () => {
      flushSync(look)
      first.current?.click()
    }
    field.addEventListener('input', wait)
    field.form?.addEventListener('submit', goToFirst)
    return () => {
      clearTimeout(timer)
      field.removeEventListener('input', wait)
      field.form?.removeEventListener('submit', goToFirst)
    }
  }, [field])

  return (
    <>
      {!isAsked && (
        <p aria-hidden className="mb-2 font-semibold">
          {words.topicsLabel}
        </p>
      )}
      <ul
        aria-label={words.topicsLabel}
        className={classNames('search-topics', isAsked && 'search-topics-row')}
      >
        {topics.map(({ label }) => (
          <li key={label}>
            <button
              type="button"
              aria-expanded={label === chosen}
              onClick={({ currentTarget }) => {
                flushSync(() => setChosen(label === chosen ? undefined : label))
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
              }}
              className="search-topic"
            >
              {label}
              <ChevronRight />
            </button>
          </li>
        ))}
      </ul>
      {topic && <TopicText topic={topic} practices={practices} />}
      <p role="status" className={found.length > 0 ? 'search-count' : 'search-none'}>
        {isSearched && countOf(found, words)}
      </p>
      {isSearched && found.length > 0 && (
        <Results found={found} first={first} label={words.resultsLabel} />
      )}
      {isSearched && found.length === 0 && (
        <PracticeList
          practices={practices}
          fact={(practice) => (
            <>
              <OpenNowLine practice={practice} />
              {phoneFact(practice)}
            </>
          )}
        />
      )}
    </>
  )
}

const countOf = ({ length }: readonly Found[], words: SearchData['words']) => {
  if (length === 0) return words.noResults
  return length === 1 ? words.oneResult : words.manyResults.replace('{count}', `${length}`)
}

type ResultsProps = {
  found: readonly Found[]
  first: RefObject<HTMLAnchorElement | null>
  label: string
}

function Results({ found, first, label }: ResultsProps) {
  return (
    <ol aria-label={label} className="search-results">
      {found.map(({ address, page, heading, sentence }, index) => (
        <li key={address}>
          <a href={address} ref={index === 0 ? first : undefined} className="search-result">
            <span className="search-result-page">{page}</span>
            <span className="search-result-heading">{heading}</span>
            <span className="search-result-sentence">{sentence}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
