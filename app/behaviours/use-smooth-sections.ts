import { useLayoutEffect as useClientLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const useLayoutEffect = typeof window === 'undefined' ? () => {} : useClientLayoutEffect

/**
 * Section links scroll smoothly (SPEC §2); everything else, the back button included, is at its
 * place at once. Runs before the router's own scrolling, which follows the page's scroll-behavior.
 */
export function useSmoothSections() {
  const location = useLocation()
  const navigation = useNavigationType()
  useLayoutEffect(() => {
    const isSectionLink = location.hash !== '' && navigation !== 'POP'
    document.documentElement.classList.toggle('smooth-sections', isSectionLink)
  }, [location, navigation])
}
