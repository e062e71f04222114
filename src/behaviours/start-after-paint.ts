/**
 * Inlined at the end of every page (layouts/document.astro). Reading comes first: the page's script stands in a
 * noscript element, which no browser fetches from, until the page is painted, or for three seconds, as a tab in the
 * background is not (docs/decisions/018).
 */
function start() {
  const kept = document.querySelector('noscript[data-after-paint]')
  kept?.replaceWith(document.createRange().createContextualFragment(kept.textContent))
}

if (document.prerendering) start()
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
setTimeout(start, 3000)
