import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '~/behaviours/use-hydrated.ts'

/** Set on links of the list: the page without the article is then one step back. */
export const openedFromList = { openedFromList: true }

/**
 * The open article lives in the address (RULINGS 11): it can be shared, and back closes it.
 * The served page knows no address beyond its path, so it is read once scripts have taken over.
 */
export function useOpenArticle() {
  const isHydrated = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  const closedAt = useRef('')

  const close = useCallback(() => {
    // Escape twice, or a hasty second tap, must not leave the blog.
    if (closedAt.current === location.key) return
    closedAt.current = location.key
    if (location.state?.openedFromList) navigate(-1)
    else navigate('/blog', { replace: true, preventScrollReset: true })
  }, [location, navigate])

  const asked = isHydrated ? new URLSearchParams(location.search).get('article') : null
  return { isHydrated, articleId: asked === null ? null : articleNumber(asked), close }
}

/** The number of an article, or NaN for what cannot be one. */
export const articleNumber = (asked: string) =>
  /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : Number.NaN
