import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { buttonClasses } from '~/components/link-looks.ts'
import type { Blog } from '~/content/blog.ts'
import { useIslandReady } from '~/islands/timing.ts'
import { isPlainClick } from '~/lib/plain-click.ts'
import {
  ArticleCard,
  articleLinkId,
  dialogAddress,
  type ListedArticle,
} from '~/sections/blog/article-list.tsx'
import { ArticleDialog, loadReader } from './article-dialog.tsx'
import type { ArticleWords } from './article-view.tsx'
import { useOpenedArticle } from './opened-article.ts'

type BlogReaderProps = {
  words: ArticleWords & Pick<Blog, 'readLabel' | 'showMoreLabel' | 'moreFailedText'>
  /** An address that asks for a higher one is mistyped; nothing needs to be fetched to know it. */
  highestId: number
  nextPage: number | null
  /** How many cards the page came with, and how many articles there are. */
  shown: number
  total: number
  /** The cards (sections/blog/article-list.tsx). */
  children: ReactNode
}

/** Opens the article of a card, or the one that the address asks for, and brings further cards. */
export function BlogReader({ words, highestId, children, ...list }: BlogReaderProps) {
  const root = useRef<HTMLDivElement>(null)
  const { opened, open, close } = useOpenedArticle()

  useIslandReady(root)

  const openCard = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || !isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    open(dialogAddress(link.dataset.article ?? ''))
  }
  const prepare = (event: SyntheticEvent) => linkOf(event) && loadReader().catch(() => {})

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    <div ref={root} onClick={openCard} onPointerOver={prepare} onFocus={prepare}>
      {children}
      <MoreArticles {...list} words={words} blog={root} />
      <ArticleDialog opened={opened} highestId={highestId} words={words} onClose={close} />
    </div>
  )
}

const linkOf = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.article-link') : null

type MoreArticlesProps = Pick<BlogReaderProps, 'words' | 'shown' | 'total' | 'nextPage'> & {
  blog: RefObject<HTMLElement | null>
}

/** The pages after the first, fetched one by one as the visitor asks for them. */
function MoreArticles({ words, shown, total, nextPage, blog }: MoreArticlesProps) {
  const [articles, setArticles] = useState<ListedArticle[]>([])
  const [next, setNext] = useState(nextPage)
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const firstNew = useRef<string>(null)
  const grid = articles.length > 0 && blog.current?.querySelector('.article-grid')

  const showMore = async () => {
    if (next === null || status === 'loading') return
    setStatus('loading')
    try {
      const { fetchArticlePage } = await loadReader()
      const page = await fetchArticlePage(next)
      firstNew.current = page.articles[0] ? articleLinkId(page.articles[0].id) : null
      setArticles([...articles, ...page.articles])
      setNext(page.nextPage)
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }

  // Keyboard and screen reader go on with the first of the new articles.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when articles were added
  useLayoutEffect(() => {
    if (firstNew.current) document.getElementById(firstNew.current)?.focus()
    firstNew.current = null
  }, [articles])

  return (
    <div className="needs-script mt-10 text-center">
      {grid &&
        createPortal(
          articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} readLabel={words.readLabel} />
            </li>
          )),
          grid,
        )}
      <p role="status" className={status === 'failed' ? 'mb-4' : 'sr-only'}>
        {status === 'failed'
          ? words.moreFailedText
          : articles.length > 0 && `Showing ${shown + articles.length} of ${total} articles`}
      </p>
      {next !== null && (
        <button
          type="button"
          onClick={showMore}
          aria-disabled={status === 'loading'}
          className={buttonClasses('secondary')}
        >
          {words.showMoreLabel}
        </button>
      )}
    </div>
  )
}
