import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { gateState, watchGate } from '~/behaviours/location-gate/gate-state.ts'
import { type ArticleSummary, articleLinkId } from '~/sections/blog/article-list.tsx'

export type OpenedArticle = {
  /** NaN when the address asks for something that is not an article. */
  id: number
  /** What its card already knows, so that it shows at once; not there for an older article. */
  summary: ArticleSummary | undefined
}

/** The open article lives in the address: it can be shared, and back closes it. */
export function useOpenedArticle() {
  const [opened, setOpened] = useState<OpenedArticle | null>(null)
  const isClosing = useRef(false)
  // A dialog lies on top of everything, of the gate's message too.
  const isAllowed = useSyncExternalStore(
    watchGate,
    () => gateState() === 'allowed',
    () => false,
  )

  const readAddress = useCallback(() => {
    isClosing.current = false
    const asked = new URLSearchParams(location.search).get('article')
    if (asked === null) return setOpened(null)
    const id = articleNumber(asked)
    setOpened({ id, summary: cardSummary(id) })
  }, [])

  useEffect(() => {
    readAddress()
    addEventListener('popstate', readAddress)
    return () => removeEventListener('popstate', readAddress)
  }, [readAddress])

  const open = (address: string) => {
    // Pressed twice, or another one pressed before the first was there: one step back closes it.
    const isOpen = Boolean(history.state?.openedFromList)
    history[isOpen ? 'replaceState' : 'pushState']({ openedFromList: true }, '', address)
    readAddress()
  }

  const close = () => {
    // Escape twice, or a quick second tap, must not leave the blog.
    if (isClosing.current) return
    if (history.state?.openedFromList) {
      isClosing.current = true
      history.back()
    } else {
      history.replaceState(null, '', '/blog')
      readAddress()
    }
  }

  return { opened: isAllowed ? opened : null, open, close }
}

/** The number of an article, or NaN for what cannot be one. */
export const articleNumber = (asked: string) =>
  /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : Number.NaN

/** What a card shows of its article; the words are not sent a second time for the dialog. */
function cardSummary(id: number): ArticleSummary | undefined {
  const link = document.getElementById(articleLinkId(id))
  const card = link?.closest('article')
  const image = card?.querySelector('img')
  if (!link || !card || !image) return undefined
  const text = (part: string) => card.querySelector(part)?.textContent ?? ''
  return {
    id,
    title: text('.article-card-title'),
    excerpt: text('.article-card-excerpt'),
    category: link.dataset.category ?? '',
    date: link.dataset.date ?? '',
    author: link.dataset.author ?? '',
    alt: image.alt,
    picture: {
      avif: card.querySelector('source')?.srcset ?? '',
      src: image.getAttribute('src') ?? '',
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
    },
  }
}
